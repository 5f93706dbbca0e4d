/** Quick remarks: their names go over the wire, their pictures are shown. Own drawings in a square of 24. */

export interface Drawn {
  /** What is filled, and with which colour. */
  readonly ground: string;
  readonly colour: string;
  /** What is drawn over it in ink. */
  readonly ink: string;
}

const FACE = "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z";
const YELLOW = "#ffd84d";
const HAND =
  "M6.5 13V7.5a1.4 1.4 0 0 1 2.8 0V5a1.4 1.4 0 0 1 2.8 0v-.5a1.4 1.4 0 0 1 2.8 0V7a1.4 1.4 0 0 1 2.8 0v7.5a7 7 0 0 1-7 7c-3 0-4.7-1.3-6-3.5l-2.3-3.8a1.5 1.5 0 0 1 2.3-1.8z";
const STAR = "M12 2l3 6.2 6.8.8-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.7 6.8-.8z";
const HEART = "M12 21C5 15.5 2 12.3 2 8.3A5 5 0 0 1 12 6.5a5 5 0 0 1 10 1.8c0 4-3 7.2-10 12.7z";
const GLASS = "M6 2h12v2c0 4-4 5.5-4 8s4 4 4 8v2H6v-2c0-4 4-5.5 4-8S6 8 6 4z";

export const EMOTES: Readonly<Record<string, Drawn>> = {
  hello: { ground: HAND, colour: YELLOW, ink: "M9.3 7.5V12M12.1 5v7M14.9 7v5M20 2.5q2 1.5 2 4" },
  well: { ground: STAR, colour: YELLOW, ink: "M9.5 12.5l2 2 3.5-4" },
  laugh: {
    ground: FACE,
    colour: YELLOW,
    ink: "M6 9.5q2-2.5 4 0M14 9.5q2-2.5 4 0M6.5 13h11q-1 5.5-5.5 5.5T6.5 13z",
  },
  wow: {
    ground: FACE,
    colour: YELLOW,
    ink: "M8.5 8v2M15.5 8v2M12 13a2.5 3 0 1 1 0 6a2.5 3 0 1 1 0-6z",
  },
  ouch: {
    ground: FACE,
    colour: YELLOW,
    ink: "M6.5 7.5l3 2-3 2M17.5 7.5l-3 2 3 2M7.5 17q1.5-2.5 3 0t3 0t3 0",
  },
  think: {
    ground: FACE,
    colour: YELLOW,
    ink: "M8.5 10v1.5M15.5 10v1.5M13.5 6.5q2-1.5 4 0M8 16.5l6.5-1.5",
  },
  hurry: { ground: GLASS, colour: "#7cc4ff", ink: "M5 2h14M5 22h14M9 19.5q3-3 6 0M12 12v3" },
  thanks: { ground: HEART, colour: "#ff7a8a", ink: "M6 8.5q.300-2.2 2.5-2.5" },
};

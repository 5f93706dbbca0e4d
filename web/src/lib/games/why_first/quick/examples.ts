/** Which rules have a drawn example, and what is drawn. Each is explained by a message of its own. */

import type { Row } from "../../../rules/examples";

export const EXAMPLES: Readonly<Record<string, Row>> = {
  "3.2": {
    kind: "row",
    first: 0,
    last: 8,
    cards: [{ value: "+4" }, { value: "−2" }],
    pieces: [{ livery: "b", at: 5, from: 3 }],
  },
  "3.3": {
    kind: "row",
    first: 10,
    last: 16,
    cards: [{ value: "+3" }, { value: "−4" }],
    pieces: [{ livery: "r", at: 14, from: 15 }],
  },
  "4.1": {
    kind: "row",
    first: 1,
    last: 9,
    pieces: [
      { livery: "g", at: 2, label: "0" },
      { livery: "b", at: 5, crowned: true, label: "5" },
      { livery: "y", at: 5, crowned: true, label: "5" },
      { livery: "r", at: 8, label: "0" },
    ],
  },
  "5.1": {
    kind: "row",
    first: 6,
    last: 11,
    pieces: [
      { livery: "g", at: 7, crowned: true, label: "7" },
      { livery: "b", at: 10, label: "10" },
      { livery: "r", at: 10, label: "10" },
    ],
  },
  "6.2": {
    kind: "row",
    first: 0,
    last: 8,
    cards: [
      { value: "+1", livery: "l" },
      { value: "+3", livery: "r" },
    ],
    pieces: [
      { livery: "r", at: 1 },
      { livery: "l", at: 6, from: 2 },
    ],
  },
  "7.2": {
    kind: "row",
    first: 0,
    last: 8,
    cards: [
      { value: "+4", white: 31, livery: "r" },
      { value: "−3", white: 24, livery: "b" },
      { value: "+2", white: 12, livery: "g" },
    ],
    pieces: [
      { livery: "r", at: 1, from: 4 },
      { livery: "b", at: 2 },
      { livery: "g", at: 6, from: 0 },
    ],
  },
};

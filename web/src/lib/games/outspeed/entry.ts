/** OUTSPEED in the list of games. */

import type { GameEntry } from "../entry";

export const outspeed: GameEntry = {
  players: [3, 6],
  title: "game-outspeed",
  variant: "web-first-race",
  variantName: "first_race",
  variantFirst: true,
  play: "web-race-now",
  aim: "web-aim-outspeed",
  loadTable: () => import("./table"),
};

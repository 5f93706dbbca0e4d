/** Why First? in the list of games. */

import type { GameEntry } from "../entry";

export const whyFirst: GameEntry = {
  players: [2, 6],
  title: "game-why-first",
  variant: "web-tactical",
  variantName: "tactical",
  leonJoins: 2,
  variantFirst: false,
  play: "web-play-now",
  aim: "web-aim-why-first",
  loadTable: () => import("./table"),
};

/** Why First? in the list of games. */

import type { GameEntry } from "../entry";
import "./world.css";

export const whyFirst: GameEntry = {
  name: "why_first",
  players: [2, 6],
  title: "game-why-first",
  aim: "web-aim-why-first",
  loadTable: () => import("./table"),
  variant: { name: "tactical", title: "web-tactical", first: false },
  hero: { play: "web-play-now", ground: "scene-table" },
  joins: { players: 2, message: "web-leon-joins" },
  strangerWins: true,
  loadRulebook: () => import("./quick/rulebook"),
};

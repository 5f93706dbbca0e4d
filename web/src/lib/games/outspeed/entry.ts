/** OUTSPEED in the list of games. */

import type { GameEntry } from "../entry";
import "./world.css";

export const outspeed: GameEntry = {
  name: "outspeed",
  players: [3, 6],
  title: "game-outspeed",
  aim: "web-aim-outspeed",
  loadTable: () => import("./table"),
  variant: { name: "first_race", title: "web-first-race", first: true },
  hero: { play: "web-race-now" },
  showsOdds: true,
  loadRulebook: () => import("./quick/rulebook"),
  loadGallery: () => import("./decks/HouseTiles.svelte"),
  loadDeckEditor: () => import("./decks/DeckEditor.svelte"),
};

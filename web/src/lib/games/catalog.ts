/** What the pages need to know of each game, apart from its table. */

import { outspeedStaging } from "./outspeed/staging";
import type { AnyStaging } from "../table/table_client.svelte";
import { whyFirstStaging } from "./why_first/staging";

export const GAMES = ["outspeed", "why_first"] as const;
export type GameName = (typeof GAMES)[number];

export interface About {
  readonly players: readonly [least: number, most: number];
  /** Messages: the game's name, and its variant. */
  readonly title: string;
  readonly variant: string;
  /** The variant as the server knows it. */
  readonly variantName: string;
  /** What the button says that starts one. */
  readonly play: string;
  /** How it is won, in a line. */
  readonly aim: string;
  readonly staging: AnyStaging;
}

export const ABOUT: Readonly<Record<GameName, About>> = {
  outspeed: {
    players: [3, 6],
    title: "game-outspeed",
    variant: "web-first-race",
    variantName: "first_race",
    play: "web-race-now",
    aim: "web-aim-outspeed",
    staging: outspeedStaging as AnyStaging,
  },
  why_first: {
    players: [2, 6],
    title: "game-why-first",
    variant: "web-tactical",
    variantName: "tactical",
    play: "web-play-now",
    aim: "web-aim-why-first",
    staging: whyFirstStaging as AnyStaging,
  },
};

/** How the events of a game are shown; null for a game that this client cannot show. */
export function stagingOf(name: string): AnyStaging | null {
  return isGame(name) ? ABOUT[name].staging : null;
}

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

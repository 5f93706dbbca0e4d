/** What the pages need to know of each game, apart from its table. */

import { outspeedStaging } from "./outspeed/staging";
import type { AnyStaging } from "./table.svelte";
import { whyFirstStaging } from "./why_first/staging";

export const GAMES = ["outspeed", "why_first"] as const;
export type GameName = (typeof GAMES)[number];

export interface About {
  readonly players: readonly [least: number, most: number];
  /** Messages: the game's name, and its variant. */
  readonly title: string;
  readonly variant: string;
  /** How it is won, in a line. */
  readonly aim: string;
  readonly staging: AnyStaging;
}

export const ABOUT: Readonly<Record<GameName, About>> = {
  outspeed: {
    players: [3, 6],
    title: "game-outspeed",
    variant: "web-first-race",
    aim: "web-aim-outspeed",
    staging: outspeedStaging as AnyStaging,
  },
  why_first: {
    players: [2, 6],
    title: "game-why-first",
    variant: "web-tactical",
    aim: "web-aim-why-first",
    staging: whyFirstStaging as AnyStaging,
  },
};

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

/** The games that this client can show: the only list of them. Their tables are loaded on demand. */

import type { GameEntry, GameTable } from "./entry";
import { outspeed } from "./outspeed/entry";
import { whyFirst } from "./why_first/entry";

const ENTRIES = { outspeed, why_first: whyFirst };

export type GameName = keyof typeof ENTRIES;
export const GAMES = Object.keys(ENTRIES) as readonly GameName[];
export const ABOUT: Readonly<Record<GameName, GameEntry>> = ENTRIES;

const tables = new Map<string, GameTable>();

/** Load the tables of all games; from then on `tableOf` answers. */
export async function loadTables(): Promise<void> {
  await Promise.all(
    GAMES.map(async (game) => tables.set(game, (await ABOUT[game].loadTable()).table)),
  );
}

/** The table of a game; null for one that this client cannot show, or before `loadTables`. */
export function tableOf(game: string): GameTable | null {
  return tables.get(game) ?? null;
}

export function isGame(name: string): name is GameName {
  return name in ENTRIES;
}

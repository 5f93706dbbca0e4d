/** The games that this client can show: the only list of them. Their tables are loaded on demand. */

import { t } from "../i18n/words.svelte";
import { learnRules } from "../rules/rule_links";
import type { GameEntry, GameTable } from "./entry";
import { outspeed } from "./outspeed/entry";
import { whyFirst } from "./why_first/entry";

const ENTRIES: ReadonlyMap<string, GameEntry> = new Map(
  [outspeed, whyFirst].map((entry) => [entry.name, entry]),
);
export const GAMES: readonly string[] = [...ENTRIES.keys()];

const tables = new Map<string, GameTable>();

/** Load the tables of all games; from then on `tableOf` answers. */
export async function loadTables(): Promise<void> {
  await Promise.all(
    [...ENTRIES].map(async ([game, { loadTable }]) => {
      const { table } = await loadTable();
      tables.set(game, table);
      learnRules(game, table.rules ?? {});
    }),
  );
}

/** The table of a game; null for one that this client cannot show, or before `loadTables`. */
export function tableOf(game: string): GameTable | null {
  return tables.get(game) ?? null;
}

export function isGame(name: string): boolean {
  return ENTRIES.has(name);
}

/** What this client knows of a game. */
export function aboutOf(game: string): GameEntry {
  const entry = ENTRIES.get(game);
  if (entry === undefined) throw new Error(`no game ${game}`);
  return entry;
}

/** The name of a game, as people read it. */
export function titleOf(game: string): string {
  return isGame(game) ? t(aboutOf(game).title) : game;
}

/** The game whose decks people enter themselves; the address of that page names no game. */
export function deckGame(): GameEntry & Required<Pick<GameEntry, "loadDeckEditor">> {
  for (const entry of ENTRIES.values())
    if (entry.loadDeckEditor !== undefined)
      return { ...entry, loadDeckEditor: entry.loadDeckEditor };
  throw new Error("no game has a deck editor");
}

/** The game whose box has a page of its own. */
export function galleryGame(): Required<Pick<GameEntry, "loadGallery">> {
  for (const { loadGallery } of ENTRIES.values())
    if (loadGallery !== undefined) return { loadGallery };
  throw new Error("no game has a gallery");
}

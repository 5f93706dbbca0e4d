/** The games that this client can show: the only list of them. Their tables are loaded on demand. */

import { t, words } from "../i18n/words.svelte";
import { ask } from "../protocol/api";
import type { Catalog, GameWords } from "../protocol/types";
import { learnRules } from "../rules/rule_links";
import type { GameEntry, GameTable } from "./entry";
import { genericEntry } from "./generic/entry";
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

/** What this client knows of a game, one of its own or another of the server. */
export function aboutOf(game: string): GameEntry {
  return ENTRIES.get(game) ?? others.get(game) ?? genericEntry(game);
}

/** Games of the server that this client has no face for. */
const others = new Map<string, GameEntry>();

/** The names of the server's games that this client has no face for: the generic board shows them. */
export async function findOthers(): Promise<readonly string[]> {
  const { games } = await ask<Catalog>("GET", "/api/catalog");
  for (const { name, players } of games) {
    if (ENTRIES.has(name) || others.has(name)) continue;
    await learnWords(name);
    others.set(name, genericEntry(name, players));
  }
  return [...others.keys()];
}

/** Load the generic table of a game that this client has no face for. */
export async function loadGeneric(game: string): Promise<void> {
  const [{ genericTable }] = await Promise.all([import("./generic/table"), learnWords(game)]);
  tables.set(game, genericTable(game));
}

async function learnWords(game: string): Promise<void> {
  await words.learn(game, async (language) => {
    const path = `/api/games/${encodeURIComponent(game)}/words/${language}`;
    return (await ask<GameWords>("GET", path)).fluent;
  });
}

/** The name of a game, as people read it. */
export function titleOf(game: string): string {
  const { title } = aboutOf(game);
  return words.has(title) ? t(title) : game;
}

/** A message that a game has of its own, by a name with its key in it, or the one for any game. */
export function ownMessage(named: (key: string) => string, game: string): string {
  const own = named(game.replaceAll("_", "-"));
  return words.has(own) ? own : named("any");
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

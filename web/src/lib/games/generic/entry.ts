/** A game that this client does not know in the list of games: its words come from the server. */

import type { GameEntry } from "../entry";

const ANY_PLAYERS = [2, 6] as const;

export function genericEntry(name: string, players: readonly number[] = ANY_PLAYERS): GameEntry {
  return {
    name,
    players: [Math.min(...players), Math.max(...players)],
    title: `game-${name.replaceAll("_", "-")}`,
    aim: "",
    loadTable: async () => ({ table: (await import("./table")).genericTable(name) }),
  };
}

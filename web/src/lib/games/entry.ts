/** What the client knows of a game: `GameEntry` on every page, `GameTable` once a table is opened. */

import type { Action, Config, GameView } from "../protocol/types";
import type { Wording } from "../board/board_props";
import type { AnyStaging } from "../table/table_client.svelte";

export interface GameEntry {
  readonly players: readonly [min: number, max: number];
  /** Messages: the game's name, and its variant. */
  readonly title: string;
  readonly variant: string;
  /** The variant as the server knows it. */
  readonly variantName: string;
  /** Whether Play now starts with the variant on a first visit. */
  readonly variantFirst: boolean;
  /** With so many players another figure joins. */
  readonly leonJoins?: number;
  /** What the button says that starts one. */
  readonly play: string;
  /** How it is won, in a line. */
  readonly aim: string;
  readonly loadTable: () => Promise<{ readonly table: GameTable }>;
}

export interface GameTable {
  /** A component that fills the page and takes a `BoardProps` of its own game. */
  readonly component: unknown;
  readonly wording: Wording<Config, GameView, unknown, Action>;
  readonly staging: AnyStaging;
  /** Numbers of rules by the names of messages. */
  readonly rules: Rules;
  /** With more seats, the picture on a television leaves no room for an invitation. */
  readonly maxSeatsBesideInvite: number;
}

export type Rules = Readonly<Record<string, string>>;

/**
 * What a game tells the rest of the client: a `GameEntry` on every page, a `GameTable` once a table is
 * opened, a `Rulebook` on the page of its rules. Only the first part of each is required.
 */

import type { Component } from "svelte";
import type { OwnTalk } from "../bots/lines";
import type { Wording } from "../board/board_props";
import type { AnyStaging } from "../board/stage.svelte";
import type { Sound } from "../device/sound_parts";
import type { Message } from "../i18n/message";
import type { Language } from "../i18n/words.svelte";
import type { Action, Config, GameView } from "../protocol/types";
import type { RuleNumbers } from "../rules/rule_links";

export interface GameEntry {
  /** As the server, the sprite and the names of messages know it. */
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  /** Messages: the game's name, and how it is won, in a line. */
  readonly title: string;
  readonly aim: string;
  readonly loadTable: () => Promise<{ readonly table: GameTable }>;

  /** The other way to play. */
  readonly variant?: Variant;
  /** The start page has its picture, and a button that says this. Without it: a line in a list. */
  readonly hero?: { readonly play: string; readonly ground?: string };
  /** With so many players another figure joins, as the message says. */
  readonly joins?: { readonly players: number; readonly message: string };
  /** A figure without a seat can win: then no result names a winner. */
  readonly strangerWins?: boolean;
  /** Whether a new table can be asked to show everybody the chance to be out. */
  readonly showsOdds?: boolean;
  readonly loadRulebook?: () => Promise<{ readonly rulebook: Rulebook }>;
  /** The page with what is in the box. */
  readonly loadGallery?: () => Promise<{ readonly default: Component }>;
  /** The page where people enter a deck of their own. */
  readonly loadDeckEditor?: () => Promise<{ readonly default: Component<DeckEditorProps> }>;
}

export interface Variant {
  /** As the server knows it. */
  readonly name: string;
  /** The message with its name; `<title>-means` says what is different. */
  readonly title: string;
  /** Whether Play now starts with it on a first visit. */
  readonly first: boolean;
}

export interface DeckEditorProps {
  /** Open a table with a deck. */
  readonly play: (deck: { readonly name: string; readonly text: string }) => void;
}

export interface GameTable {
  /** A component that fills the page and takes a `BoardProps` of its own game. */
  readonly component: unknown;
  readonly wording: Wording<Config, GameView, unknown, Action>;
  readonly staging: AnyStaging;
  readonly actionName: ActionName;

  /** Numbers of rules by the names of messages. */
  readonly rules?: RuleNumbers;
  /** The board fills the page: what stands above it lies on its sky. */
  readonly fills?: boolean;
  /** With more seats, the picture on a television leaves no room for an invitation. */
  readonly maxSeatsBesideInvite?: number;
  /** The sign of the game, beside its name. */
  readonly sign?: Component;
  /** What stands on a seat before the game. */
  readonly pad?: Component<PadProps>;
  /** The drawing of the ground under a lobby. */
  readonly ground?: string;
  /** The drawings of its bots begin with this letter. */
  readonly portraits?: string;
  /** What its bots say where others say nothing. */
  readonly talk?: OwnTalk;
  /** What is heard of an event. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** A message: what a hint of the coach leaves out. */
  readonly hintLeavesOut?: string;
  /** The result has a place for each seat that its picture does not tell. */
  readonly listsPlaces?: boolean;
  /** The choice that this is about has chances to ask the server for. */
  readonly hasOdds?: (options: readonly Action[]) => boolean;
}

export interface PadProps {
  readonly seat: number;
  /** Nobody sits there. */
  readonly empty: boolean;
  readonly ready: boolean;
}

export interface Rulebook {
  /** Where the text is, in each language. */
  readonly texts: Readonly<Record<Language, string>>;
  /** The game in a minute: steps, each with the rule that says it in full. */
  readonly steps: readonly (readonly [step: string, rule: string])[];
  /** The picture of a step. */
  readonly picture: Component<{ step: string }>;
  /** The rules that have a drawn example. */
  readonly examples: readonly string[];
  /** The drawn example of a rule. */
  readonly example: Component<{ rule: string }>;
}

/** An action of a seat as a short noun. */
export type ActionName = (action: Action, seat: number) => Message;

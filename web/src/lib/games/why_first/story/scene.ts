/** The picture of a game of Why First?, made from a view. */

import { WHY_FIRST } from "../../../protocol/types";
import type { Card, Figure, WhyFirstView } from "../../../protocol/types";

export const RACES = WHY_FIRST.races;
export const ROUNDS = WHY_FIRST.rounds;

export type View = Omit<WhyFirstView, "config">;

/** A card that lies open, in front of a figure or, in the tactical game, of nobody. */
export interface Laid {
  readonly card: Card;
  readonly by: Figure;
  readonly before: Figure;
  /** A figure has gone by it. */
  readonly used: boolean;
}

/** A move by which cards were used. */
export interface Went {
  readonly figure: Figure;
  readonly start: number;
  readonly end: number;
  /** The white numbers of its cards. */
  readonly whites: readonly number[];
}

/** What happened since cards were last turned up. */
export interface Turn {
  readonly race: number;
  readonly round: number;
  readonly laid: readonly Laid[];
  /** Where everybody stood before. */
  readonly origin: readonly number[];
  readonly moves: readonly Went[];
}

/** The picture of a game. */
export interface Scene {
  readonly seat: number | null;
  readonly race: number;
  readonly round: number;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly fields: readonly number[];
  /** The last turn: its cards can be read until the next. */
  readonly turn: Turn | null;
  readonly played: readonly Card[];
  readonly points: readonly (readonly number[])[];
  /** In the tactical game: whose card is next. */
  readonly mover: Figure | null;
  /** The race has just been scored: the field, if there was a second. */
  readonly scored: { readonly field: number | null; readonly points: readonly number[] } | null;
  readonly over: boolean;
  readonly winners: readonly Figure[];
  readonly places: readonly number[];
}

/** The view is true; which cards of this round were used by whom, only those know who saw it. */
export function sceneOf(view: View, before: Scene | null = null): Scene {
  const laid = view.laid.map(({ card, before: owner }) => ({
    card,
    by: owner,
    before: owner,
    used: false,
  }));
  const { race, round, fields } = view;
  const seen = before?.turn?.race === race ? before.turn : null;
  const fresh = { race, round, laid, origin: fields, moves: [] };
  return {
    seat: view.seat,
    race,
    round,
    hand: view.my_hand,
    handSizes: view.hand_sizes,
    fields,
    turn: seen ?? (laid.length > 0 ? fresh : null),
    played: view.played,
    points: view.points,
    mover: view.phase === "move" ? (laid[0]?.by ?? null) : null,
    scored: null,
    over: view.phase === "over",
    winners: [],
    places: [],
  };
}

/** White numbers are all different: a card is known by its own. */
export function sameCard(one: Card, other: Card): boolean {
  return one[1] === other[1];
}

/** What cards add up to. */
export function sumOf(laid: readonly Laid[]): number {
  return laid.reduce((sum, { card }) => sum + card[0], 0);
}

/** What the pad adds up to, figure by figure. */
export function totalsOf(
  points: readonly (readonly number[])[],
  figures: number,
): readonly number[] {
  return Array.from({ length: figures }, (_, figure) =>
    points.reduce((total, race) => total + (race[figure] ?? 0), 0),
  );
}

/** What the pad would add up to with what a race would bring. */
export function totalsWith(totals: readonly number[], would: readonly number[]): readonly number[] {
  return totals.map((total, figure) => total + (would[figure] ?? 0));
}

/** What is being chosen: a card and a figure, out of the options that the server gave. */

import type {
  Card,
  Figure,
  FigureProspect,
  WhyFirstAction,
  WhyFirstProspects,
} from "../../../protocol/types";
import { sameCard } from "../story/scene";

/** What is picked so far. In the tactical game a card alone, then a figure alone. */
export interface Draft {
  readonly card: Card | null;
  readonly figure: Figure | null;
}

export const NOTHING: Draft = { card: null, figure: null };

/** The cards among the options, each once. */
export function cardsIn(options: readonly WhyFirstAction[]): readonly Card[] {
  const cards = new Map<number, Card>();
  for (const option of options) if (option.type === "Lay") cards.set(option.card[1], option.card);
  return [...cards.values()];
}

/** The figures among the options, each once. */
export function figuresIn(options: readonly WhyFirstAction[]): readonly Figure[] {
  return [...new Set(options.map(figureOf))];
}

export function figureOf(action: WhyFirstAction): Figure {
  return action.type === "Lay" ? action.before : action.figure;
}

/** The draft that an action came from. */
export function draftOf(action: WhyFirstAction | null): Draft {
  if (action === null) return NOTHING;
  return { card: action.type === "Lay" ? action.card : null, figure: figureOf(action) };
}

/** The place of the option that a draft means, or -1 while something is missing. */
export function indexOf(options: readonly WhyFirstAction[], draft: Draft): number {
  const figures = figuresIn(options);
  const figure = draft.figure ?? (figures.length === 1 ? figures[0] : null);
  return options.findIndex((option) => {
    if (figureOf(option) !== figure) return false;
    return option.type === "Move" || (draft.card !== null && sameCard(option.card, draft.card));
  });
}

export function isSame(one: WhyFirstAction | null, other: WhyFirstAction | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.type === "Lay") {
    return other.type === "Lay" && sameCard(one.card, other.card) && one.before === other.before;
  }
  return other.type === "Move" && one.figure === other.figure;
}

/** From where to where the figure of a draft would go, as the server says. */
export function prospectOf(
  options: readonly WhyFirstAction[],
  prospects: WhyFirstProspects | null,
  draft: Draft,
): FigureProspect | null {
  const index = indexOf(options, draft);
  return index < 0 ? null : (prospects?.options[index] ?? null);
}

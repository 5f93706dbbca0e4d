/** The choice that is being made at the table: by tap, by drag and by keys alike. */

import { untrack } from "svelte";
import type { BoardProps } from "../../../board/board_props";
import type {
  Card,
  Figure,
  FigureProspect,
  WhyFirstAction,
  WhyFirstConfig,
  WhyFirstEvent,
  WhyFirstProspects,
} from "../../../protocol/types";
import {
  cardsIn,
  draftOf,
  figureOf,
  figuresIn,
  indexOf,
  isSame,
  prospectOf,
  type Draft,
} from "./draft_choice";
import { Dragging } from "./card_drag.svelte";
import type { Scene, View } from "../story/scene";

export type WhyFirstPlaying = BoardProps<
  WhyFirstConfig,
  View,
  WhyFirstEvent,
  Scene,
  WhyFirstAction,
  WhyFirstProspects
>;

/** Made by a component, while it is being set up. */
export class Choice {
  /** What was picked for one decision is not kept for another. */
  draft = $derived.by<Draft>(() => {
    this.#decision;
    return untrack(() => draftOf(this.playing().choice));
  });
  readonly options = $derived.by(() => this.playing().options);
  readonly cards = $derived.by(() => cardsIn(this.options));
  /** The figures that can be picked: where there is only one, nothing is asked. */
  readonly targets = $derived.by(() => {
    const figures = figuresIn(this.options);
    return figures.length > 1 ? figures : [];
  });
  /** What the draft means, once nothing is missing. */
  readonly action = $derived.by(() => this.options[indexOf(this.options, this.draft)] ?? null);
  /** Whether that is what is chosen already. */
  readonly settled = $derived.by(
    () => this.action !== null && isSame(this.action, this.playing().choice),
  );
  /** Where the figure of the draft would go. */
  readonly preview = $derived.by(() => {
    const prospect = prospectOf(this.options, this.playing().prospects, this.draft);
    if (prospect === null || this.action === null) return null;
    return { figure: figureOf(this.action), prospect };
  });
  readonly dragging = new Dragging({
    may: () => this.options.length > 0,
    over: (card, figure) => {
      const over = this.targets.includes(figure ?? -1) ? figure : null;
      this.draft = { card: card ?? this.draft.card, figure: over };
    },
    drop: () => this.commit(),
    leave: () => (this.draft = draftOf(this.playing().choice)),
  });
  readonly #decision = $derived.by(() => JSON.stringify(this.options));

  constructor(
    readonly playing: () => WhyFirstPlaying,
    /** Called just before a choice is sent. */
    readonly chosen: () => void = () => undefined,
  ) {}

  pickCard(card: Card): void {
    this.draft = { ...this.draft, card };
  }

  pickFigure(figure: Figure): void {
    this.draft = { ...this.draft, figure };
  }

  commit(): void {
    if (this.action === null || this.settled) return;
    this.chosen();
    this.playing().choose(this.action);
  }

  /** Where a figure would go, with what is picked so far. */
  prospectFor(figure: Figure): FigureProspect | null {
    return prospectOf(this.options, this.playing().prospects, { ...this.draft, figure });
  }

  /** 1 to 5 are cards, with Shift figures; Enter plays what is picked. */
  press(event: KeyboardEvent): void {
    const at = event.target as Element;
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (at.closest("input:not([type=radio]), textarea, select, dialog") !== null) return;
    if (event.key === "Enter" && at.closest("button, a, summary") === null) {
      this.commit();
      return;
    }
    const number = /^Digit([1-6])$/.exec(event.code)?.[1];
    if (number === undefined) return;
    const place = Number(number) - 1;
    const [card, figure] = [this.cards[place], this.targets[place]];
    if (event.shiftKey && figure !== undefined) this.pickFigure(figure);
    else if (!event.shiftKey && card !== undefined) this.pickCard(card);
    else return;
    event.preventDefault();
  }
}

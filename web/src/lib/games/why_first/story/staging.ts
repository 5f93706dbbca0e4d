/** How a game of Why First? is shown, event by event. */

import { message, pilot, type Message } from "../../../i18n/message";
import { WHY_FIRST } from "../../../protocol/types";
import type {
  Card,
  CardsTurnedUp,
  Figure,
  FigureMoved,
  HandDealt,
  WhyFirstEvent,
  WhyFirstView,
} from "../../../protocol/types";
import type { Staging } from "../../../board/stage.svelte";
import { cardName, fieldName, tell } from "./event_text";
import { headline } from "./headline";

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

/**
 * Milliseconds: cards turn over and are read, figures hop, the crown drops. Newcomers could not follow
 * a round of 2.5 s: they need about a second for the cards and another for the crown.
 */
export const FLIP = 500;
const READ = 900;
const HOP = 110;
const LONGEST_WALK = 1300;
const CROWN = 900;
const SCORED = 2900;
/** At the end of a race the score says who is second: the crown takes less time of its own. */
const LAST_CROWN = 300;
/** A round is shown in this time, and so is the end of a race. */
const MAX_SHOWN = 5000;

export const whyFirstStaging: Staging<View, WhyFirstEvent, Scene> = {
  sceneOf,
  recall,
  after,
  lasts: (event) => lasts([event], 1),
  beats: {
    size,
    after: (scene, beat) => beat.reduce(after, scene),
    lasts: (beat, { round }) => lasts(beat, round),
    headline,
    most: MAX_SHOWN,
    haste: () => 1,
  },
  tell,
  recap,
};

/** All cards turn over together, all figures walk together, all hands are dealt together. */
function size(events: readonly WhyFirstEvent[]): number {
  const [first] = events;
  const others = events.slice(1);
  const together = others.findIndex((other) => {
    if (first?.type === "CardsTurnedUp") return other.type !== "LeonTurnedUp";
    if (first?.type === "HandDealt") return other.type !== "HandDealt";
    return first?.type !== "FigureMoved" || first.by !== null || !walksBy(other);
  });
  return together === -1 ? events.length : together + 1;
}

/** Whether a figure walks by the cards in front of it, with all others. */
function walksBy(event: WhyFirstEvent): boolean {
  return event.type === "FigureMoved" && event.by === null;
}

/** What came of the cards is worth a line until the next reveal. */
function recap(events: readonly WhyFirstEvent[], scene?: Scene | null): readonly Message[] {
  const ended = events.filter(({ type }) => type === "RaceScored" || type === "GameEnded");
  // Totals are on the pad.
  return ended.length > 0 ? ended.slice(-1).flatMap(tell).slice(0, 1) : walks(events, scene);
}

/** Who went where in the last round, and by which cards. */
function walks(events: readonly WhyFirstEvent[], scene?: Scene | null): readonly Message[] {
  const turned = events.findLastIndex(({ type }) => type === "CardsTurnedUp");
  const cards = events[turned];
  // In the tactical game cards are turned up before this viewer's move, and used after it.
  const round = cards?.type === "CardsTurnedUp" ? cards.round : scene?.turn?.round;
  const moves = events
    .slice(Math.max(0, turned))
    .filter((event) => event.type === "FigureMoved")
    .map((event) =>
      message("web-why-went", {
        pilot: pilot(event.figure),
        cards: event.cards.map(cardName).join(" "),
        end: fieldName(event.end),
      }),
    );
  return round === undefined || moves.length === 0
    ? []
    : [message("web-why-moves", { round, moves })];
}

/** The view is true; which cards of this round were used by whom, only those know who saw it. */
function sceneOf(view: View, before: Scene | null = null): Scene {
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

/** A late viewer sees the cards of the last turn, too. */
function recall(scene: Scene, past: readonly WhyFirstEvent[]): Scene {
  const turned = past.findLastIndex(({ type }) => type === "CardsTurnedUp");
  const cards = past[turned];
  if (cards?.type !== "CardsTurnedUp" || cards.race !== scene.race) return scene;
  const since = past.slice(turned);
  const back = since.filter(({ type }) => type === "FigureMoved").reverse();
  const origin = back.reduce<readonly number[]>(
    (fields, event) =>
      event.type === "FigureMoved" ? fields.with(event.figure, event.start) : fields,
    scene.fields,
  );
  const shown = since.reduce(after, { ...scene, fields: origin });
  return { ...scene, turn: shown.turn };
}

function after(scene: Scene, event: WhyFirstEvent): Scene {
  switch (event.type) {
    case "HandDealt":
      return dealt(scene, event);
    case "CardsTurnedUp":
      return turnedUp(scene, event);
    case "LeonTurnedUp": {
      const leon = scene.fields.length - 1;
      const one = { card: event.card, by: leon, before: leon, used: false };
      const turn = scene.turn && { ...scene.turn, laid: [...scene.turn.laid, one] };
      return { ...scene, turn, played: [...scene.played, event.card] };
    }
    case "FigureMoved":
      return moved(scene, event);
    case "RaceScored": {
      const scored = { field: event.field, points: event.points };
      return { ...scene, scored, points: [...scene.points, event.points] };
    }
    case "GameEnded": {
      const { winners, places } = event;
      return { ...scene, winners, places, over: true };
    }
  }
}

/** The first hand of a race clears the table. */
function dealt(scene: Scene, { race, seat, cards }: HandDealt): Scene {
  const fresh =
    race === scene.race && scene.scored === null
      ? scene
      : {
          ...scene,
          race,
          round: 1,
          fields: scene.fields.map(() => 0),
          hand: [],
          handSizes: scene.handSizes.map(() => 0),
          turn: null,
          played: [],
          scored: null,
          mover: null,
        };
  const size = cards?.length ?? HAND;
  return {
    ...fresh,
    hand: seat === scene.seat ? (cards ?? []) : fresh.hand,
    handSizes: fresh.handSizes.with(seat, size),
  };
}

/** As many cards as everybody takes; nobody sees which. */
const HAND = WHY_FIRST.hand;

function turnedUp(scene: Scene, { race, round, lays }: CardsTurnedUp): Scene {
  const laid = Object.entries(lays).map(([seat, { card, before }]) => ({
    card,
    by: Number(seat),
    before,
    used: false,
  }));
  const mine = laid.find(({ by }) => by === scene.seat)?.card;
  return {
    ...scene,
    race,
    round,
    turn: { race, round, laid, origin: scene.fields, moves: [] },
    hand: scene.hand.filter((card) => mine === undefined || !sameCard(card, mine)),
    handSizes: scene.handSizes.map((size, seat) => (String(seat) in lays ? size - 1 : size)),
    played: [...scene.played, ...laid.map(({ card }) => card)],
    mover: null,
  };
}

function moved(scene: Scene, { figure, start, end, cards }: FigureMoved): Scene {
  const fields = scene.fields.with(figure, end);
  if (scene.turn === null) return { ...scene, fields, mover: null };
  const laid = scene.turn.laid.map((one) =>
    cards.some((card) => sameCard(card, one.card)) ? { ...one, used: true } : one,
  );
  const went = { figure, start, end, whites: cards.map(([, white]) => white) };
  const turn = { ...scene.turn, laid, moves: [...scene.turn.moves, went] };
  return { ...scene, fields, turn, mover: null };
}

/** White numbers are all different: a card is known by its own. */
export function sameCard(one: Card, other: Card): boolean {
  return one[1] === other[1];
}

/** What cards add up to. */
export function sumOf(laid: readonly Laid[]): number {
  return laid.reduce((sum, { card }) => sum + card[0], 0);
}

/** How long a figure walks from field to field. */
export function walk(start: number, end: number): number {
  return Math.min(LONGEST_WALK, Math.abs(end - start) * HOP);
}

function lasts(beat: readonly WhyFirstEvent[], round: number): number {
  const [first] = beat;
  switch (first?.type) {
    case "HandDealt":
      return 300;
    case "CardsTurnedUp":
      return FLIP + READ;
    case "FigureMoved":
      return Math.max(...beat.map(walkOf)) + (round < ROUNDS - 1 ? CROWN : LAST_CROWN);
    case "RaceScored":
      return SCORED;
    case "GameEnded":
      return 400;
    default:
      return FLIP;
  }
}

function walkOf(event: WhyFirstEvent): number {
  return event.type === "FigureMoved" ? walk(event.start, event.end) : 0;
}

export const RACES = WHY_FIRST.races;
export const ROUNDS = WHY_FIRST.rounds;

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

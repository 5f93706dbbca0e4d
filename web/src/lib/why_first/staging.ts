/** How a game of Why First? is shown, event by event. */

import { message, pilot, type Message } from "../message";
import type {
  Card,
  CardsTurnedUp,
  Figure,
  FigureMoved,
  HandDealt,
  WhyFirstEvent,
  WhyFirstView,
} from "../protocol";
import type { Staging } from "../stage.svelte";
import { fieldName, tell } from "./tell";

export type View = Omit<WhyFirstView, "config">;

/** A card that lies open before somebody. */
export interface Laid {
  readonly card: Card;
  readonly by: Figure;
  readonly before: Figure;
  /** A figure has gone by it. */
  readonly used: boolean;
}

/** The picture of a game. */
export interface Scene {
  readonly seat: number | null;
  readonly race: number;
  readonly round: number;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly fields: readonly number[];
  readonly laid: readonly Laid[];
  readonly played: readonly Card[];
  readonly points: readonly (readonly number[])[];
  /** In the tactical game: whose card is next. */
  readonly mover: Figure | null;
  /** The figure that walks. */
  readonly walking: Figure | null;
  /** The race has just been scored: the field, if there was a second. */
  readonly scored: { readonly field: number | null; readonly points: readonly number[] } | null;
  readonly over: boolean;
  readonly winners: readonly Figure[];
  readonly places: readonly number[];
}

/** Milliseconds. The cards fly, then turn over, then their sums are read. */
export const FLIGHT = 650;
export const TURN = 450;
const READ = 1100;
const STEP = 170;
const LONGEST_WALK = 1300;
/** A moment to see what comes of a walk. */
const PAUSE = 450;

export const whyFirstStaging: Staging<View, WhyFirstEvent, Scene> = {
  sceneOf,
  after,
  lasts,
  tell,
  brief,
  recap,
};

/** Cards, hands and totals are seen: few words are read while they move. */
function brief(event: WhyFirstEvent): readonly Message[] {
  const told = tell(event);
  if (event.type === "CardsTurnedUp") return [...told.slice(0, 1), message("web-why-cards-up")];
  if (event.type === "HandDealt") return event.seat === 0 ? told.slice(0, 1) : [];
  return event.type === "RaceScored" ? told.slice(0, 1) : told;
}

/** What came of the cards is worth a line until the next reveal. */
function recap(events: readonly WhyFirstEvent[]): readonly Message[] {
  const ended = events.filter(({ type }) => type === "RaceScored" || type === "GameEnded");
  return ended.length > 0 ? ended.slice(-1).flatMap(tell) : wentTogether(events);
}

/** Who went where in the last round, where more than one did: no single one is the outcome. */
function wentTogether(events: readonly WhyFirstEvent[]): readonly Message[] {
  const turned = events.findLastIndex(({ type }) => type === "CardsTurnedUp");
  const cards = events[turned];
  if (cards?.type !== "CardsTurnedUp") return [];
  const moves = events
    .slice(turned)
    .filter((event) => event.type === "FigureMoved")
    .filter(({ by, start, end }) => by === null && start !== end)
    .map(({ figure, end }) =>
      message("web-why-went", { pilot: pilot(figure), end: fieldName(end) }),
    );
  return moves.length > 1 ? [message("web-why-moves", { round: cards.round, moves })] : [];
}

function sceneOf(view: View): Scene {
  const laid = view.laid.map(({ card, before }) => ({ card, by: before, before, used: false }));
  return {
    seat: view.seat,
    race: view.race,
    round: view.round,
    hand: view.my_hand,
    handSizes: view.hand_sizes,
    fields: view.fields,
    laid,
    played: view.played,
    points: view.points,
    mover: view.phase === "move" ? (laid[0]?.by ?? null) : null,
    walking: null,
    scored: null,
    over: view.phase === "over",
    winners: [],
    places: [],
  };
}

function after(scene: Scene, event: WhyFirstEvent): Scene {
  switch (event.type) {
    case "HandDealt":
      return dealt(scene, event);
    case "CardsTurnedUp":
      return turnedUp(scene, event);
    case "LeonTurnedUp": {
      const leon = scene.fields.length - 1;
      const laid = [...scene.laid, { card: event.card, by: leon, before: leon, used: false }];
      return { ...scene, laid, played: [...scene.played, event.card], walking: null };
    }
    case "FigureMoved":
      return moved(scene, event);
    case "RaceScored": {
      const scored = { field: event.field, points: event.points };
      return { ...scene, scored, points: [...scene.points, event.points], walking: null };
    }
    case "GameEnded": {
      const { winners, places } = event;
      return { ...scene, winners, places, over: true, walking: null };
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
          laid: [],
          played: [],
          scored: null,
          walking: null,
          mover: null,
        };
  const size = cards?.length ?? HAND;
  return {
    ...fresh,
    hand: seat === scene.seat ? (cards ?? []) : fresh.hand,
    handSizes: fresh.handSizes.with(seat, size),
  };
}

/** As many cards as everybody takes; nobody is told which. */
const HAND = 5;

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
    laid,
    hand: scene.hand.filter((card) => mine === undefined || !sameCard(card, mine)),
    handSizes: scene.handSizes.map((size, seat) => (String(seat) in lays ? size - 1 : size)),
    played: [...scene.played, ...laid.map(({ card }) => card)],
    mover: null,
    walking: null,
  };
}

function moved(scene: Scene, { figure, end, cards }: FigureMoved): Scene {
  const laid = scene.laid.map((one) =>
    cards.some((card) => sameCard(card, one.card)) ? { ...one, used: true } : one,
  );
  return { ...scene, fields: scene.fields.with(figure, end), laid, mover: null, walking: figure };
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
  return Math.min(LONGEST_WALK, Math.abs(end - start) * STEP);
}

function lasts(event: WhyFirstEvent): number {
  switch (event.type) {
    case "HandDealt":
      return event.cards === null ? 0 : 700;
    case "CardsTurnedUp":
      return FLIGHT + TURN + READ;
    case "LeonTurnedUp":
      return FLIGHT + TURN;
    case "FigureMoved":
      return walk(event.start, event.end) + PAUSE;
    case "RaceScored":
      return 3600;
    case "GameEnded":
      return 1200;
  }
}

export const RACES = 5;
export const ROUNDS = 5;

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

/** What to say of each event: the twin of src/paddock/games/why_first/text.py. */

import { message, pilot, type Message } from "../../../i18n/message";
import type {
  Card,
  CardsTurnedUp,
  FigureMoved,
  GameEnded,
  HandDealt,
  RaceScored,
  WhyFirstEvent,
} from "../../../protocol/types";

export function tell(event: WhyFirstEvent): readonly Message[] {
  switch (event.type) {
    case "HandDealt":
      return handDealt(event);
    case "CardsTurnedUp":
      return cardsTurnedUp(event);
    case "LeonTurnedUp":
      return [message("leon-turned-up", { card: cardsOf([event.card]) })];
    case "FigureMoved":
      return [figureMoved(event)];
    case "RaceScored":
      return raceScored(event);
    case "GameEnded":
      return gameEnded(event);
  }
}

/** A card by its value, with its sign. */
export function cardName([value]: Card): string {
  return signed(value);
}

/** A number with its sign, a plus too. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : fieldName(value);
}

/** A field, or points: a minus is written as one. */
export function fieldName(field: number): string {
  return String(field).replace("-", "\u2212");
}

export function cardsOf(cards: readonly Card[]): readonly Message[] {
  return cards.map((card) => message("card", { value: cardName(card), white: card[1] }));
}

function handDealt(event: HandDealt): readonly Message[] {
  const begins = event.seat === 0 ? [message("race-begins", { race: event.race })] : [];
  if (event.cards === null) return begins;
  const parts = { pilot: pilot(event.seat), cards: cardsOf(event.cards) };
  return [...begins, message("hand-dealt", parts)];
}

function cardsTurnedUp(event: CardsTurnedUp): readonly Message[] {
  const entries = Object.entries(event.lays);
  const allOwn = entries.every(([key, { before }]) => before === Number(key));
  const lays = entries.map(([key, { card, before }]) => {
    const seat = Number(key);
    const own = allOwn ? "card-of-pilot" : "card-before-oneself";
    const name = before === seat ? own : "card-before";
    return message(name, { pilot: pilot(seat), card: cardsOf([card]), target: pilot(before) });
  });
  return [
    message("race-round", { race: event.race, round: event.round }),
    message("cards-turned-up", { lays }),
  ];
}

function figureMoved(event: FigureMoved): Message {
  const mover = event.by ?? event.figure;
  const verb = event.start === event.end ? "stays" : "moved";
  const by = mover === event.figure ? "" : "-by";
  return message(`figure-${verb}${by}`, {
    figure: pilot(event.figure),
    pilot: pilot(mover),
    start: fieldName(event.start),
    end: fieldName(event.end),
    cards: cardsOf(event.cards),
  });
}

function raceScored({ race, field, points, totals }: RaceScored): readonly Message[] {
  const seconds = points.flatMap((one, figure) => (one === 0 ? [] : [pilot(figure)]));
  const scored =
    field === null
      ? message("race-without-second", { race })
      : seconds.length === 0
        ? message("race-scored-nothing", { race, field: fieldName(field) })
        : message("race-scored", {
            race,
            pilots: seconds,
            field: fieldName(field),
            count: seconds.length,
          });
  const each = totals.map((total, figure) =>
    message("pilot-and-total", { pilot: pilot(figure), total: fieldName(total) }),
  );
  return [scored, message("totals", { totals: each })];
}

/** Nothing of places: the book names only the winners, and 10.1 is for ratings. */
function gameEnded({ winners }: GameEnded): readonly Message[] {
  return [
    message("game-ended"),
    message("winners", { count: winners.length, pilots: winners.map(pilot) }),
  ];
}

/** What each event changes in the picture of a game. */

import { WHY_FIRST } from "../../../protocol/types";
import type { CardsTurnedUp, FigureMoved, HandDealt, WhyFirstEvent } from "../../../protocol/types";
import { sameCard, type Scene } from "./scene";

/** The picture after an event: what the event tells, and nothing else. */
export function afterEvent(scene: Scene, event: WhyFirstEvent): Scene {
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

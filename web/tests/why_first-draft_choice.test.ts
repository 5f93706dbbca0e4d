import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import type { Card, WhyFirstAction, WhyFirstProspects } from "../src/lib/protocol/types.ts";
import {
  NOTHING,
  cardsIn,
  draftOf,
  figuresIn,
  indexOf,
  isSame,
  prospectOf,
} from "../src/lib/games/why_first/cards/draft_choice.ts";

const five: Card = [5, 32];
const minus: Card = [-1, 10];
const other: Card = [-1, 8];

const lays: WhyFirstAction[] = [five, minus, other].flatMap((card) =>
  [0, 1, 2].map((before): WhyFirstAction => ({ type: "Lay", card, before })),
);
const own: WhyFirstAction[] = [five, minus].map((card) => ({ type: "Lay", card, before: 1 }));
const moves: WhyFirstAction[] = [0, 1, 2].map((figure) => ({ type: "Move", figure }));

test("a card and a figure are needed", () => {
  equal(indexOf(lays, NOTHING), -1);
  equal(indexOf(lays, { card: five, figure: null }), -1);
  equal(indexOf(lays, { card: null, figure: 1 }), -1);
  deepEqual(lays[indexOf(lays, { card: minus, figure: 2 })], {
    type: "Lay",
    card: minus,
    before: 2,
  });
});

test("cards of one value are not the same card", () => {
  deepEqual(lays[indexOf(lays, { card: other, figure: 0 })], {
    type: "Lay",
    card: other,
    before: 0,
  });
  equal(cardsIn(lays).length, 3);
});

test("in the tactical game a card alone is enough, then a figure alone", () => {
  equal(indexOf(own, { card: minus, figure: null }), 1);
  deepEqual(figuresIn(own), [1]);
  equal(indexOf(moves, { card: null, figure: 2 }), 2);
  equal(indexOf(moves, NOTHING), -1);
  deepEqual(cardsIn(moves), []);
});

test("without options nothing is meant", () => {
  equal(indexOf([], { card: five, figure: 0 }), -1);
});

test("a choice comes back as the draft it came from", () => {
  for (const [index, action] of lays.entries()) equal(indexOf(lays, draftOf(action)), index);
  for (const [index, action] of moves.entries()) equal(indexOf(moves, draftOf(action)), index);
  deepEqual(draftOf(null), NOTHING);
});

test("choices are compared by card and figure", () => {
  const lay: WhyFirstAction = { type: "Lay", card: five, before: 1 };
  equal(isSame(lay, { type: "Lay", card: [5, 32], before: 1 }), true);
  equal(isSame(lay, { type: "Lay", card: five, before: 2 }), false);
  equal(isSame(lay, { type: "Move", figure: 1 }), false);
  equal(isSame({ type: "Move", figure: 1 }, { type: "Move", figure: 1 }), true);
  equal(isSame(null, lay), false);
  equal(isSame(null, null), true);
});

test("where a figure would go is what the server says of that option", () => {
  const prospects = { options: moves.map((_, place) => [0, place]) } as unknown;
  const said = prospects as WhyFirstProspects;
  deepEqual(prospectOf(moves, said, { card: null, figure: 2 }), [0, 2]);
  equal(prospectOf(moves, said, NOTHING), null);
  equal(prospectOf(moves, null, { card: null, figure: 2 }), null);
});

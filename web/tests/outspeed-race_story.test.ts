// A race told afterwards, from its events alone.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { linesOf } from "../src/lib/games/outspeed/result/gap_chart.ts";
import {
  leadSince,
  reasonOf,
  storyOf,
  turningPoint,
} from "../src/lib/games/outspeed/result/race_story.ts";
import type { View } from "../src/lib/games/outspeed/story/scene.ts";
import type { OutspeedEvent } from "../src/lib/protocol/types.ts";

const games = JSON.parse(readFileSync("../tests/vectors/scenes-outspeed.json", "utf8")) as {
  players: number;
  steps: { events: OutspeedEvent[]; view: View }[];
}[];

const tile = (round: number): OutspeedEvent => ({
  type: "TileTurnedUp",
  round,
  tile: round,
  face: 4,
});
const moved = (seat: number, start: number, end: number): OutspeedEvent => ({
  type: "ShipMoved",
  seat,
  start,
  end,
  push: "route",
  stopped_by_field: false,
});

test("the last round of a story is the last view", () => {
  for (const { players, steps } of games) {
    const { rounds, falls } = storyOf(
      steps.flatMap(({ events }) => events),
      players,
    );
    const last = steps.at(-1)?.view;
    deepEqual(rounds.at(-1), last?.zones);
    deepEqual([...falls.keys()].sort(), [...(last?.eliminated.flat() ?? [])].sort());
  }
});

const emptied = {
  round: 1,
  zone: 3,
  by: null,
  board: null,
  cost: null,
  left: 1,
  loss: "empty_tank",
} as const;

test("who was on the rear board reads who reached what", () => {
  const events: OutspeedEvent[] = [
    tile(1),
    moved(0, 3, 15),
    { type: "BoardAdded", zone: 15 },
    { type: "BoardRemoved", zone: 1, markers: 0 },
    { type: "ShipsEliminated", losses: { 1: "rear_board" }, tokens: {} },
  ];
  const fall = storyOf(events, 2).falls.get(1);
  deepEqual(fall, {
    round: 1,
    loss: "rear_board",
    zone: 3,
    by: { seat: 0, zone: 15 },
    board: [1, 7],
    cost: null,
    left: 1,
  });
  deepEqual(reasonOf(fall), {
    name: "web-os-out-rear-board-by",
    parts: { first: 1, last: 7, pilot: { pilot: 0 }, zone: 15 },
  });
  equal(reasonOf(undefined).name, "web-os-out-before");
  equal(reasonOf({ ...emptied, cost: { owed: 2, had: 2 } }).name, "web-os-out-empty-tank");
});

test("who cannot pay reads what was owed and what there was", () => {
  const events: OutspeedEvent[] = [
    tile(13),
    { type: "CostPaid", seat: 1, owed: 7, paid: 4, fuel: 0 },
    { type: "ShipsEliminated", losses: { 1: "in_debt" }, tokens: {} },
  ];
  const fall = storyOf(events, 3).falls.get(1);
  equal(fall?.left, 2);
  deepEqual(reasonOf(fall), { name: "web-os-out-short-of", parts: { owed: 7, had: 4 } });
  // The same on a track tile, where the loss is an empty tank.
  const short = { ...emptied, cost: { owed: 3, had: 2 } };
  deepEqual(reasonOf(short), { name: "web-os-out-short-of", parts: { owed: 3, had: 2 } });
  // Fuel that was owed in the same round did not make the board fall.
  equal(reasonOf({ ...short, loss: "rear_board" }).name, "web-os-out-rear-board");
});

test("the round that cost most is the turning point, with its reason", () => {
  const events: OutspeedEvent[] = [
    tile(1),
    moved(0, 3, 5),
    moved(1, 3, 5),
    tile(2),
    { type: "TurnsLost", route: "left", room: 1, seats: [1] },
    moved(0, 5, 9),
    tile(3),
    moved(0, 9, 10),
    moved(1, 5, 6),
  ];
  const story = storyOf(events, 2);
  const turn = turningPoint(story, 1, 0);
  equal(turn?.round, 2);
  equal(turn.why.name, "web-os-stuck-left");
  equal(turningPoint(story, 0, 0), null);
  equal(leadSince(story, 0), 2);
});

test("the line of a ship ends in the round and at the zone where it fell", () => {
  for (const { players, steps } of games) {
    const events = steps.flatMap(({ events: some }) => some);
    const story = storyOf(events, players);
    for (const { seat, last } of linesOf(story, null)) {
      const fall = story.falls.get(seat);
      if (fall !== undefined) equal(last.round, fall.round);
    }
  }
});

// A scene after its events is the scene of the view that follows them: tools/make_scenes.py.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { outspeedStaging } from "../src/lib/games/outspeed/story/staging.ts";
import { sceneOf, type Scene, type View } from "../src/lib/games/outspeed/story/scene.ts";
import {
  CAMERA,
  FALL,
  headlineOf,
  lastsOf,
  moveLasts,
} from "../src/lib/games/outspeed/story/beats.ts";
import type { OutspeedEvent } from "../src/lib/protocol/types.ts";

interface Told {
  record: string;
  players: number;
  steps: { events: OutspeedEvent[]; view: View }[];
}

const games = JSON.parse(readFileSync("../tests/vectors/scenes-outspeed.json", "utf8")) as Told[];

/** What must not jump when a view is settled on. */
function lasting(scene: Scene): unknown {
  const { round, tile, face, tiles, stack, discard, markers, rear, boards, ending } = scene;
  const pilots = scene.pilots.map(({ zone, fuel, tokens, out }) => ({ zone, fuel, tokens, out }));
  return {
    ...{ round, tile, face, tiles, stack, discard, rear, boards, ending, pilots },
    markers: [...markers].sort((one, other) => one - other),
    lookedAt: scene.lookedAt,
    myTokens: [...scene.myTokens].sort(),
    laid: scene.pilots.map(({ laid }) => (laid === null || laid.up ? null : laid.token)),
  };
}

for (const { record, steps } of games) {
  test(`nothing jumps in ${record}`, () => {
    let scene: Scene | null = null;
    for (const [number, { events, view }] of steps.entries()) {
      if (scene !== null) {
        const after: Scene = events.reduce(outspeedStaging.after, scene);
        deepEqual(lasting(after), lasting(sceneOf(view)), `${record}, decision ${number}`);
      }
      scene = sceneOf(view);
    }
  });
}

test("the games have most kinds of events", () => {
  const events = games.flatMap(({ steps }) => steps.flatMap((step) => step.events));
  equal(new Set(events.map(({ type }) => type)).size >= 22, true);
});

test("beats keep the order of events, and leave none out", () => {
  const { beats } = outspeedStaging;
  for (const { steps } of games) {
    for (const { events } of steps) {
      let left: readonly OutspeedEvent[] = events;
      while (left.length > 0) {
        const size = beats?.size(left) ?? 0;
        equal(size > 0 && size <= left.length, true);
        left = left.slice(size);
      }
    }
  }
});

test("ships move together, whoever falls does so with the board, and tokens come in one beat", () => {
  const all = games.flatMap(({ steps }) => steps.flatMap(({ events }) => [cut(events)]).flat());
  for (const beat of all) {
    const routes = beat.filter((event) => event.type === "ShipMoved" && event.push === "route");
    if (routes.length > 0) equal(beat[0]?.type, "ShipMoved");
  }
  for (const { steps } of games) {
    for (const { events } of steps) {
      const moving = cut(events).filter((beat) =>
        beat.some((event) => event.type === "ShipMoved" && event.push === "route"),
      );
      equal(moving.length <= 1, true);
      const falls = cut(events).find((beat) => beat.some(({ type }) => type === "BoardRemoved"));
      const lost = events.some(
        (event) =>
          event.type === "ShipsEliminated" && Object.values(event.losses).includes("rear_board"),
      );
      if (lost)
        equal(
          falls?.some(({ type }) => type === "ShipsEliminated"),
          true,
        );
    }
  }
});

test("what lies between two decisions takes 6 s at most, and my fall has its moment", () => {
  const { beats } = outspeedStaging;
  for (const { steps } of games) {
    for (const { events, view } of steps) {
      const takes = cut(events).map((beat) => beats?.lasts(beat, sceneOf(view)) ?? 0);
      equal(Math.max(0, ...takes) <= 2100, true);
      equal(
        Math.min(
          takes.reduce((sum, one) => sum + one, 0),
          beats?.most ?? 0,
        ) <= 6000,
        true,
      );
    }
  }
  const fall: OutspeedEvent = {
    type: "ShipsEliminated",
    losses: { 1: "rear_board" },
    tokens: {},
  };
  equal(lastsOf([fall], 1) > lastsOf([fall], 0), true);
});

test("my fall stays the headline until its run of events is over, at the usual pace", () => {
  const { beats } = outspeedStaging;
  const step = games[0]?.steps.find(({ events }) => events.some(isNewTile));
  const tile = step?.events.find(isNewTile);
  if (beats === undefined || step === undefined || tile === undefined) throw new Error("no race");
  const before: Scene = { ...sceneOf(step.view), seat: 1 };
  const fall: OutspeedEvent = {
    type: "ShipsEliminated",
    losses: { 1: "rear_board" },
    tokens: {},
  };
  const fallen = beats.after(before, [fall]);
  equal(beats.headline([tile], before, before).length > 0, true);
  deepEqual(beats.headline([tile], fallen, fallen), []);
  equal(beats.haste(fallen), 1);
  const pilots = fallen.pilots.map((pilot) => ({ ...pilot, loss: null }));
  equal(beats.haste({ ...fallen, pilots }), 4);
});

function isNewTile({ type }: OutspeedEvent): boolean {
  return type === "TileTurnedUp";
}

test("every beat that takes time has a headline, or keeps the one before", () => {
  const kinds = new Set(
    games.flatMap(({ steps }) =>
      steps.flatMap(({ events }) =>
        cut(events).flatMap((beat) => headlineOf(beat, 0).map(({ name }) => name)),
      ),
    ),
  );
  equal(kinds.size >= 12, true, [...kinds].join(" "));
});

function cut(events: readonly OutspeedEvent[]): readonly (readonly OutspeedEvent[])[] {
  const size = outspeedStaging.beats?.size(events) ?? 1;
  return events.length === 0 ? [] : [events.slice(0, size), ...cut(events.slice(size))];
}

test("the recap is of one round, however many were seen in a row", () => {
  const { recap } = outspeedStaging;
  const whole = games.map(({ steps }) => steps.flatMap(({ events }) => events));
  for (const events of whole) {
    const rounds = events.filter(({ type }) => type === "TileTurnedUp").length;
    const told = (recap?.(events, null) ?? []).map(({ name }) => name);
    equal(rounds > 5 && told.length > 0 && told.length <= 8, true, told.join(" "));
    equal(
      told.some((name) => name.startsWith("race-ended")),
      true,
    );
    // The next tile has been turned up, but nothing has happened on it: the round before is told of.
    const second = events.findIndex((event) => event.type === "TileTurnedUp" && event.round === 2);
    const first = recap?.(events.slice(0, second), null) ?? [];
    equal(first.length > 0, true);
    deepEqual(recap?.(events.slice(0, second + 1), null), first);
  }
});

test("a beat lasts until its picture rests", () => {
  for (const push of ["route", "nitro", "hit"] as const)
    for (const end of [null, 1, 7, 19, 21, 30]) {
      const moved = { type: "ShipMoved", seat: 0, start: 20, end, push, stopped_by_field: false };
      const event = moved as OutspeedEvent & { type: "ShipMoved" };
      equal(lastsOf([event], null) > moveLasts(event), true, `${push} to ${end}`);
    }
  const falls = lastsOf([{ type: "BoardRemoved", zone: 1 } as OutspeedEvent], null);
  equal(CAMERA.delay + CAMERA.lasts < falls, true);
  equal(FALL.lasts + 2 * FALL.stagger < falls, true);
});

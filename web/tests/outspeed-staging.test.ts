// A scene after its events is the scene of the view that follows them: tools/make_scenes.py.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { outspeedStaging, sceneOf, type Scene, type View } from "../src/lib/outspeed/staging.ts";
import type { OutspeedEvent } from "../src/lib/protocol.ts";

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

test("every event takes a time that can be watched", () => {
  const events = games.flatMap(({ steps }) => steps.flatMap((step) => step.events));
  for (const event of events) {
    const lasts = outspeedStaging.lasts(event);
    equal(lasts >= 200 && lasts <= 2500, true, event.type);
  }
});

test("the recap is of one round, however many were seen in a row", () => {
  const { recap } = outspeedStaging;
  const whole = games.map(({ steps }) => steps.flatMap(({ events }) => events));
  for (const events of whole) {
    const rounds = events.filter(({ type }) => type === "TileTurnedUp").length;
    const told = (recap?.(events) ?? []).map(({ name }) => name);
    equal(rounds > 5 && told.length > 0 && told.length <= 8, true, told.join(" "));
    equal(
      told.some((name) => name.startsWith("race-ended")),
      true,
    );
    // The next tile has been turned up, but nothing has happened on it: the round before is told of.
    const second = events.findIndex((event) => event.type === "TileTurnedUp" && event.round === 2);
    const first = recap?.(events.slice(0, second)) ?? [];
    equal(first.length > 0, true);
    deepEqual(recap?.(events.slice(0, second + 1)), first);
  }
});

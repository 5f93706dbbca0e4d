// The line below the headline: what happens now, never what a reveal before it said.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { lasting, linesOf } from "../src/lib/games/outspeed/event_line.ts";
import { outspeedStaging, sceneOf, type View } from "../src/lib/games/outspeed/staging.ts";
import type { OutspeedEvent } from "../src/lib/protocol/types.ts";

const games = JSON.parse(readFileSync("../tests/vectors/scenes-outspeed.json", "utf8")) as {
  steps: { events: OutspeedEvent[]; view: View }[];
}[];
const steps = games.flatMap(({ steps: some }) =>
  some.slice(1).map(({ events }, at) => ({ events, before: some[at]?.view })),
);

test("a reveal begins without the line of the round before", () => {
  let seen = 0;
  for (const { events, before } of steps) {
    const revealed = events.filter(({ type }) => type === "RoutesRevealed");
    if (before === undefined || revealed.length === 0) continue;
    const scene = sceneOf(before);
    const lines = linesOf(revealed, scene, scene);
    equal(lines.length, 1);
    deepEqual(lasting(lines), []);
    seen += 1;
  }
  equal(seen > 0, true);
});

test("a board that has fallen is no longer said to fall", () => {
  let seen = 0;
  for (const { events, before } of steps) {
    if (before === undefined || !events.some(({ type }) => type === "BoardRemoved")) continue;
    let [scene, left] = [sceneOf(before), events as readonly OutspeedEvent[]];
    const lines = [];
    while (left.length > 0) {
      const size = outspeedStaging.beats?.size(left) ?? 1;
      const beat = left.slice(0, size);
      const after = beat.reduce(outspeedStaging.after, scene);
      lines.push(...linesOf(beat, after, scene));
      [scene, left] = [after, left.slice(size)];
    }
    const names = lasting(lines).map(({ name }) => name);
    if (lines.some(({ said }) => said.name.startsWith("web-os-line-reaches"))) seen += 1;
    equal(
      names.some((name) => name.startsWith("web-os-line-reaches")),
      false,
    );
  }
  equal(seen > 0, true);
});

// The line below the headline: what happens now, never what a reveal before it said.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { lasting, linesOf } from "../src/lib/games/outspeed/story/event_line.ts";
import { outspeedStaging } from "../src/lib/games/outspeed/story/staging.ts";
import { sceneOf, type View } from "../src/lib/games/outspeed/story/scene.ts";
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

test("a route that brings no zones is told to its pilot once", () => {
  const { before } =
    steps.find((one) => one.before?.seat != null && one.before.zones[0] != null) ?? {};
  if (before === undefined) throw new Error("no view of a player");
  const view = { ...before, seat: 0 };
  const routes: OutspeedEvent = { type: "RoutesRevealed", routes: { 0: "right" } };
  const tile: OutspeedEvent = { type: "TileTurnedUp", round: 9, tile: 9, face: 4 };
  const drawn: OutspeedEvent = { type: "TokensLookedAt", seat: 0, count: 2, tokens: null };
  const told = (...events: OutspeedEvent[]) => {
    let scene = sceneOf(view);
    return events.flatMap((event) => {
      const after = outspeedStaging.after(scene, event);
      const names = linesOf([event], after, scene).map(({ said }) => said.name);
      scene = after;
      return names.filter((name) => name === "web-os-line-stays-me");
    });
  };
  equal(told(routes, tile).length, 1);
  equal(told(routes, drawn, tile).length, 1);
  const zone = before.zones[0] ?? 1;
  const moved = { type: "ShipMoved", seat: 0, start: zone, end: zone + 2, push: "route" } as const;
  equal(told(routes, { ...moved, stopped_by_field: false }, tile).length, 0);
  equal(told(routes, { type: "TurnsLost", route: "right", room: 1, seats: [0] }, tile).length, 0);
  equal(told(routes, { type: "RouteShared", route: "right", seats: [0, 1] }, tile).length, 0);
});

test("a route that brought zones is not said to have brought none after a choice of tokens", () => {
  const { before } = steps.find((one) => one.before?.seat === 0) ?? steps[0] ?? {};
  if (before == null) throw new Error("no view");
  const zone = before.zones[0] ?? 1;
  const view = { ...before, seat: 0, phase: "program", resolution: null } as typeof before;
  const routes: OutspeedEvent = { type: "RoutesRevealed", routes: { 0: "left" } };
  const moved = { type: "ShipMoved", seat: 0, start: zone, end: zone + 3, push: "route" } as const;
  const drawn: OutspeedEvent = { type: "TokensLookedAt", seat: 1, count: 2, tokens: null };
  const tile: OutspeedEvent = { type: "TileTurnedUp", round: 9, tile: 9, face: 4 };
  const shown = [routes, { ...moved, stopped_by_field: false }, drawn].reduce(
    outspeedStaging.after,
    sceneOf(view),
  );
  // Somebody chooses a token: the view knows the routes, not what they brought.
  const asks = {
    ...view,
    zones: view.zones.map((at, seat) => (seat === 0 ? zone + 3 : at)),
    resolution: { routes: ["left"], driving: [true], dials: [null] },
  } as unknown as typeof view;
  for (const scene of [sceneOf(asks, shown), sceneOf(asks)]) {
    const names = linesOf([tile], outspeedStaging.after(scene, tile), scene);
    equal(
      names.some(({ said }) => said.name === "web-os-line-stays-me"),
      false,
    );
  }
  equal(sceneOf(asks, shown).pilots[0]?.brought.zones, 3);
});

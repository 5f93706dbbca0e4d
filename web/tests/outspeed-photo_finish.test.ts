// A photo finish is shown where the first ships are in one zone or one zone apart.

import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import { photoOf } from "../src/lib/games/outspeed/story/photo_finish.ts";
import type { Scene } from "../src/lib/games/outspeed/story/scene.ts";

function finished(zones: readonly (number | null)[], places: readonly number[]): Scene {
  const pilots = zones.map((zone) => ({ zone, out: zone === null }));
  return { ending: "finish", places, pilots } as unknown as Scene;
}

test("ships in one zone and one zone behind are in the picture, the winner first", () => {
  deepEqual(photoOf(finished([40, 41, 41, 39], [3, 2, 1, 4])), [2, 1, 0]);
});

test("a clear win needs no picture, and a ship that is out is in none", () => {
  equal(photoOf(finished([40, 38, null], [1, 2, 3])), null);
});

test("there is a picture only at the finish", () => {
  const scene = finished([41, 41], [1, 2]);
  equal(photoOf({ ...scene, ending: "last_ship" }), null);
  equal(photoOf({ ...scene, places: null }), null);
});

test("no more than three ships are in it", () => {
  equal(photoOf(finished([41, 41, 41, 41], [1, 2, 3, 4]))?.length, 3);
});

// The groove of the board: fields lie evenly, and nobody hides anybody.

import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import {
  FIELDS,
  UPRIGHT,
  WIDE,
  behindTheForemost,
  pointOf,
  standsOf,
  way,
  type BoardPath,
} from "../src/lib/games/why_first/board_path.ts";

const PATHS: Readonly<Record<string, BoardPath>> = { WIDE, UPRIGHT };

for (const [name, path] of Object.entries(PATHS)) {
  test(`fields do not overlap and lie on the board: ${name}`, () => {
    const points = FIELDS.map((field) => pointOf(path, field));
    for (const [index, one] of points.entries()) {
      equal(one.x > path.radius && one.x < path.width - path.radius, true);
      equal(one.y > path.radius && one.y < path.height - path.radius, true);
      for (const other of points.slice(index + 1)) {
        equal(Math.hypot(one.x - other.x, one.y - other.y) > path.radius * 1.9, true);
      }
    }
  });

  test(`six on a field stand apart, on the board: ${name}`, () => {
    for (const field of FIELDS) {
      const stands = standsOf(
        path,
        Array.from({ length: 6 }, () => field),
      );
      for (const [index, one] of stands.entries()) {
        equal(one.x > 0 && one.x < path.width, true);
        const next = stands[index + 1];
        // A face is a third of a figure wide.
        if (next) equal(next.x - one.x >= path.figure * one.scale * 0.3, true, `${field}`);
      }
    }
  });

  test(`two crowds on neighbouring fields leave each face free: ${name}`, () => {
    const stands = standsOf(path, [3, 3, 3, 4, 4, 4]).toSorted((one, other) => one.x - other.x);
    for (const [index, one] of stands.entries()) {
      const next = stands[index + 1];
      if (next) equal(next.x - one.x >= path.figure * one.scale * 0.3, true, `${index}`);
    }
  });
}

test("whoever stands alone is on the middle of the field", () => {
  const [one] = standsOf(WIDE, [5, 1, 2]);
  deepEqual(one, { ...pointOf(WIDE, 5), scale: 1 });
});

test("the second stand right behind the foremost", () => {
  equal(behindTheForemost([3, 7, 7, 5]), 5);
  equal(behindTheForemost([4, 4, 4]), null);
});

test("a way has both its ends, forwards and back", () => {
  deepEqual(way(-1, 2), [-1, 0, 1, 2]);
  deepEqual(way(2, 0), [2, 1, 0]);
  deepEqual(way(3, 3), [3]);
});

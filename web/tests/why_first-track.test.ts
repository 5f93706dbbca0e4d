import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import {
  FIELDS,
  behindTheForemost,
  rowsFor,
  spotOf,
  standOf,
  way,
} from "../src/lib/why_first/track.ts";

for (const columns of [6, 10, 15]) {
  test(`every field has its own spot, and the next one is beside it: ${columns} in a row`, () => {
    const spots = FIELDS.map((field) => spotOf(field, columns));
    equal(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size, 29);
    for (const { column, row } of spots) {
      equal(column >= 0 && column < columns && row >= 0 && row < rowsFor(columns), true);
    }
    for (const [index, spot] of spots.slice(1).entries()) {
      const last = spots[index];
      const far =
        Math.abs(spot.column - (last?.column ?? 9)) + Math.abs(spot.row - (last?.row ?? 9));
      equal(far, 1);
    }
    equal(spots.at(-1)?.row, 0);
  });
}

test("figures on one field stand apart", () => {
  for (let count = 1; count <= 7; count += 1) {
    const fields = Array.from({ length: count }, () => 3);
    const stands = fields.map((_, figure) => standOf(fields, figure));
    equal(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size, count);
    for (const { x, y } of stands) equal(x > 0 && x < 1 && y > 0 && y <= 1, true);
  }
});

test("a figure on its own has the field to itself", () => {
  deepEqual(standOf([1, 2, 1], 1), { x: 0.5, y: 1, columns: 1, rows: 1 });
});

test("the way has both ends, forwards and backwards", () => {
  deepEqual(way(-1, 2), [-1, 0, 1, 2]);
  deepEqual(way(2, 0), [2, 1, 0]);
  deepEqual(way(5, 5), [5]);
});

test("second is the field right behind the foremost, if not all stand together", () => {
  equal(behindTheForemost([3, 7, 7, 3, -2]), 3);
  equal(behindTheForemost([-4, -2]), -4);
  equal(behindTheForemost([5, 5, 5]), null);
});

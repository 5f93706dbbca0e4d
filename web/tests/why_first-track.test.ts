import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import {
  FIELDS,
  PIECE,
  aroundTheTrack,
  behindTheForemost,
  highFor,
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

const ROOM = { across: 47, high: 54 };

test("figures on one field stand apart and within it, and leave each other's heads in sight", () => {
  for (let count = 1; count <= 7; count += 1) {
    const fields = Array.from({ length: count }, () => 3);
    const stands = fields.map((_, figure) => standOf(fields, figure, ROOM));
    equal(new Set(stands.map(({ x, behind }) => `${x} ${behind}`)).size, count);
    for (const { x, behind, tall } of stands) {
      equal(x > 0 && x < 1, true);
      equal(tall + (behind * tall) / 2 <= ROOM.high + 0.001, true);
      const heads = stands.filter((other) => other.behind === behind && other.x !== x);
      const head = (tall * PIECE.width) / PIECE.height / 1.4;
      equal(
        heads.every((other) => Math.abs(other.x - x) * ROOM.across >= head),
        true,
      );
    }
  }
});

test("three figures in a narrow field stand in two rows, and are larger for it", () => {
  const [one, , three] = [0, 1, 2].map((figure) => standOf([0, 0, 0], figure, ROOM));
  deepEqual([one?.behind, three?.behind], [1, 0]);
  equal((one?.tall ?? 0) > (ROOM.across / 3 / PIECE.width) * PIECE.height, true);
});

test("a figure on its own has the field to itself", () => {
  deepEqual(standOf([1, 2, 1], 1, ROOM), { x: 0.5, behind: 0, tall: 54 });
});

test("fields are as high as the window has left, but never lower than a figure with its number", () => {
  const left = (window: number) => ({ window, around: 500, rows: 3 });
  equal(highFor(60, 20, left(740)), 80);
  equal(highFor(60, 20, left(400)), 66);
  equal(highFor(60, 20, left(5000)), 90);
  equal(highFor(60, 20, null), 66);
  equal(highFor(100, 20, null), 104);
});

test("who plays has a hand below the track, and more players need more room", () => {
  equal(aroundTheTrack(4, true) > aroundTheTrack(4, false), true);
  equal(aroundTheTrack(6, true) > aroundTheTrack(4, true), true);
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

// The groove of the board: fields lie evenly, and nobody hides anybody.

import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import {
  FIELDS,
  UPRIGHT,
  WIDE,
  pointOf,
  standsOf,
  way,
  type BoardPath,
  type Stand,
} from "../src/lib/games/why_first/board/board_path.ts";
import { behindTheForemost } from "../src/lib/games/why_first/story/crown.ts";

const PATHS: Readonly<Record<string, BoardPath>> = { WIDE, UPRIGHT };

/** Parts of a figure in units of its width, from where it stands: radius and height. */
const FACE = { radius: 0.14, up: 0.8 };
const LETTER = { radius: 0.09, up: 0.17 };
const HEAD = { radius: 0.31, up: 0.8 };

/** The numbers in rows above that lie behind the head of somebody who stands on a field. */
function numbersUnder(path: BoardPath, field: number, stands: readonly Stand[]): number[] {
  const { y } = pointOf(path, field);
  const lower = path.radius * 0.3;
  return FIELDS.filter((other) => {
    const number = pointOf(path, other);
    // In a bend the fields beside it are above, too.
    if (number.y > y - path.groove * 0.8 || Math.abs(other - field) < 3) return false;
    return stands.some((one) => {
      const wide = path.figure * one.scale;
      const far = Math.hypot(number.x - one.x, number.y + lower - (one.y - HEAD.up * wide));
      return far < HEAD.radius * wide;
    });
  });
}

/** Whose face or letter lies behind the head of somebody who stands in front. */
function hiddenIn(path: BoardPath, stands: readonly Stand[]): string[] {
  return stands.flatMap((one, index) =>
    Object.entries({ FACE, LETTER }).flatMap(([part, { radius, up }]) => {
      const covered = stands.some((other) => {
        if (other === one || other.y <= one.y) return false;
        const wide = path.figure * one.scale;
        const far = Math.hypot(one.x - other.x, one.y - up * wide - (other.y - HEAD.up * wide));
        return far < (radius + HEAD.radius) * wide;
      });
      const beside = stands.some(
        (other) =>
          other !== one &&
          other.y === one.y &&
          Math.abs(other.x - one.x) < path.figure * one.scale * 0.3,
      );
      return covered || beside ? [`${part} of ${String(index)}`] : [];
    }),
  );
}

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

  test(`of a crowd on one field every face and letter is seen: ${name}`, () => {
    for (const field of FIELDS) {
      for (const count of [2, 3, 4, 5, 6]) {
        for (const mine of [null, 0, 1]) {
          const fields = Array.from({ length: count }, () => field);
          const stands = standsOf(path, fields, mine);
          for (const one of stands) equal(one.x > 0 && one.x < path.width, true);
          deepEqual(hiddenIn(path, stands), [], `${String(count)} on ${String(field)}`);
          if (mine !== null) equal(stands[mine]?.y, Math.max(...stands.map(({ y }) => y)));
        }
      }
    }
  });

  test(`a crowd leaves the numbers of all other rows free: ${name}`, () => {
    for (const field of FIELDS) {
      for (const count of [4, 5, 6]) {
        const stands = standsOf(
          path,
          Array.from({ length: count }, () => field),
        );
        deepEqual(numbersUnder(path, field, stands), [], `${String(count)} on ${String(field)}`);
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

test("a letter right behind a head counts as hidden", () => {
  const front = { x: 500, y: 240, scale: 0.8 };
  const behind = { ...front, y: 240 - 0.77 * WIDE.figure * 0.8 };
  deepEqual(hiddenIn(WIDE, [front, behind]), ["LETTER of 1"]);
});

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

// The rule against scoring in the client sees it, and leaves other sums alone.

import { Linter } from "eslint";
import { expect, test } from "vitest";
import { NO_SCORING } from "../scoring.js";

function faultsIn(code: string): number {
  const rules = { "no-restricted-syntax": ["error", ...NO_SCORING] } as Linter.RulesRecord;
  return new Linter().verify(code, [{ rules }]).length;
}

test.each([
  "const then = total + points;",
  "const ahead = pilot.zone > other.zone;",
  "const best = Math.max(...totals);",
  "const place = 1 + zones.filter((zone) => zone > mine).length;",
  "if (zone <= view.rear) fall();",
])("%s", (code) => {
  expect(faultsIn(code)).toBeGreaterThan(0);
});

test.each([
  "const { second, would_win } = prospects;",
  "const wide = width * 2 + gap;",
  "const same = zone === other.zone;",
])("%s is no scoring", (code) => {
  expect(faultsIn(code)).toBe(0);
});

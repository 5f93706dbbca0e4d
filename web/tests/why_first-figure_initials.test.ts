import { deepEqual } from "node:assert/strict";
import { test } from "vitest";

import { initialsOf } from "../src/lib/games/why_first/board/figure_initials.ts";

test("a first letter, or that of the last word where two share the first", () => {
  deepEqual(initialsOf(["Zoë", "Bot Blue", "Bot Green"]), ["Z", "B", "G"]);
  deepEqual(initialsOf(["Ada Lovelace", "Bo"]), ["A", "B"]);
  deepEqual(initialsOf(["ada", "Ádám"]), ["A", "Á"]);
});

test("a name need not be a letter", () => {
  deepEqual(initialsOf(["🦁 one", ""]), ["🦁", ""]);
});

// The guided first race: one idea at a time, the dangers before they can hurt.

import { equal } from "node:assert/strict";
import { test } from "vitest";

import { hintFor, placeOf, type RaceHint } from "../src/lib/games/outspeed/dash/race_hints.ts";
import type { Question } from "../src/lib/games/outspeed/dash/choice_options.ts";

const at = (question: Question | null, round: number, picked: boolean, away: RaceHint[] = []) =>
  hintFor({ question, round, picked, narrow: true }, (hint) => !away.includes(hint));

test("the first round explains the room, then the choice and the fuel", () => {
  equal(at("route", 1, false), "room");
  equal(at("route", 1, false, ["room"]), "route");
  equal(at("route", 1, false, ["room", "route"]), "fuel");
});

test("where every route has room for all, room is not spoken of", () => {
  const moment = { question: "route", round: 1, picked: false, narrow: false } as const;
  equal(
    hintFor(moment, () => true),
    "route",
  );
  equal(
    hintFor({ ...moment, round: 2 }, (hint) => hint === "room"),
    null,
  );
});

test("whoever has picked sees where it leads, not a hint", () => {
  for (const question of ["route", "token", "keep", "dial"] as const)
    equal(at(question, 2, true), null);
});

test("the rear board comes first in the second round, then room and fuel", () => {
  equal(at("route", 2, false), "rear");
  equal(at("route", 2, false, ["rear"]), "room");
  equal(at("route", 2, false, ["rear", "room"]), "fuel");
  equal(at("route", 2, false, ["rear", "fuel", "room"]), null);
});

test("tokens, keeping and the dial are explained when they are asked", () => {
  equal(at("token", 3, false), "declare");
  equal(at("keep", 3, false), "keep");
  equal(at("dial", 13, false), "dial");
  equal(at(null, 3, false), null);
});

test("a hint stands beside what it speaks of", () => {
  equal(placeOf("rear", false), "track");
  equal(placeOf("fuel", false), "cockpit");
  for (const hint of ["rear", "fuel", "room"] as const) equal(placeOf(hint, true), "action");
});

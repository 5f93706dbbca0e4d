import { deepEqual, equal, notEqual } from "node:assert/strict";
import { test } from "vitest";
import { dangerOf } from "../src/lib/games/outspeed/cards/danger";
import type { RouteProspect } from "../src/lib/protocol/types";

const landing = { zone: 9, stopped: false, boards: 0, could_leave: false };
const safe: RouteProspect = {
  type: "RouteProspect",
  cost: [1, 1],
  paid: [3, 3],
  rewarded: [3, 3],
  zones: [3, 3],
  if_least: landing,
  if_most: landing,
  room: 2,
  may_lose_turn: true,
  token: false,
  may_empty: false,
  will_empty: false,
  may_finish_empty: false,
  out_chance: 0,
};
const falls = { ...safe, if_least: { ...landing, could_leave: true } };

test("only what cannot happen is safe, whatever the estimate", () => {
  equal(dangerOf(safe, false).level, "safe");
  const doubtful = [
    [{ ...safe, may_empty: true }, false, "tank"],
    [falls, false, "rear"],
    [safe, true, "gate"],
  ] as const;
  for (const [prospect, stays, cause] of doubtful)
    for (const out_chance of [0, 0.004, 0.04, 0.3, 0.8, 1, null]) {
      const danger = dangerOf({ ...prospect, out_chance }, stays);
      notEqual(danger.level, "safe");
      deepEqual(danger.causes, [cause]);
      notEqual(danger.sentence, null);
    }
});

test("a risk below five percent says so, a larger one its number", () => {
  const at = (out_chance: number | null) => dangerOf({ ...falls, out_chance }, true);
  deepEqual(at(0).words, { name: "web-os-risk-below", parts: { percent: 5 } });
  equal(at(0.04).level, "slight");
  deepEqual(at(0.05).words, { name: "web-os-risk-percent", parts: { percent: 5 } });
  equal(at(0.5).level, "maybe");
  equal(at(0.51).level, "likely");
  equal(at(null).words.name, "web-os-risk-maybe");
});

test("an estimate is never sure; the rules are", () => {
  equal(dangerOf({ ...falls, out_chance: 1 }, false).percent, 99);
  const sure = dangerOf({ ...safe, may_empty: true, will_empty: true, out_chance: 1 }, false);
  equal(sure.percent, 100);
  equal(sure.sentence?.name, "web-os-will-be-out");
});

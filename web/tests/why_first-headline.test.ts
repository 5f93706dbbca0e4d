// Why a game of Why First? ended as it did, in one sentence.

import { deepEqual } from "node:assert/strict";
import { test } from "vitest";

import { headline, verdict } from "../src/lib/games/why_first/story/headline.ts";
import type { Scene } from "../src/lib/games/why_first/story/scene.ts";
import { message, pilot } from "../src/lib/i18n/message.ts";
import type { WhyFirstEvent } from "../src/lib/protocol/types.ts";

test("whoever has too much is told so", () => {
  const said = message("web-why-result-too-good", { total: "9", winning: "4" });
  deepEqual(verdict([9, 4, -2], [1], 0), said);
});

test("whoever has too little is told what wins", () => {
  const said = message("web-why-result-you", { total: "\u22122", winning: "4" });
  deepEqual(verdict([9, 4, -2], [1], 2), said);
});

test("winners and watchers hear whose total was too good", () => {
  const said = message("web-why-result-best", {
    winning: "4",
    pilots: [pilot(0), pilot(2)],
    most: "9",
  });
  deepEqual(verdict([9, 4, 9], [1], 1), said);
  deepEqual(verdict([9, 4, 9], [1], null), said);
});

test("5.2: if all totals are equal, nobody's is too good", () => {
  deepEqual(verdict([3, 3, 3], [0, 1, 2], 0), message("web-why-result-equal"));
});

test("the end of a race names the race", () => {
  const scored = { race: 2, field: 7, points: [0, 7, 7], totals: [0, 7, 7], seat: null };
  const event = { type: "RaceScored", ...scored } as unknown as WhyFirstEvent;
  const scene = { seat: 0 } as unknown as Scene;
  const said = message("web-why-score", { count: 2, pilots: [pilot(1), pilot(2)], field: "7" });
  deepEqual(headline([event], scene, scene), [message("web-why-race-result", { race: 2, said })]);
});

// The result of a race in words about one viewer.

import { equal, ok } from "node:assert/strict";
import { test } from "vitest";

import { verdictOf } from "../src/lib/games/outspeed/result/race_verdict.ts";
import { storyOf } from "../src/lib/games/outspeed/result/race_story.ts";
import type { Scene } from "../src/lib/games/outspeed/story/scene.ts";
import { t, words } from "../src/lib/i18n/words.svelte.ts";
import type { OutspeedEvent } from "../src/lib/protocol/types.ts";

const events: OutspeedEvent[] = [
  { type: "TileTurnedUp", round: 1, tile: 1, face: 4 },
  { type: "ShipsEliminated", losses: { 0: "empty_tank", 1: "empty_tank" }, tokens: {} },
];

function reasonAt(ending: "no_ship" | "last_ship"): string {
  const scene = { ending, pilots: [] } as unknown as Scene;
  const race = { scene, places: [1, 1], story: storyOf(events, 2), nameOf: String };
  return verdictOf({ ...race, seat: 0 }).reason;
}

test("when nobody is left, whoever was out is asked to race again", async () => {
  await words.speak("en");
  const again = t("race-ended-no-ship");
  ok(again.endsWith("Race again!"));
  const mine = reasonAt("last_ship");
  ok(mine.length > 0 && !mine.includes(again));
  equal(reasonAt("no_ship"), `${mine} ${again}`);
});

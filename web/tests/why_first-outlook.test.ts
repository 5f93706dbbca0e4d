// What would come of a choice, in words and in its tone: the second-highest total wins.

import { equal } from "node:assert/strict";
import { test } from "vitest";

import { LANGUAGES, words } from "../src/lib/i18n/words.svelte.ts";
import { outlookOf, type Score } from "../src/lib/games/why_first/cards/outlook.ts";

const ME = 0;
const START: Score = { totals: [0, 0, 0], scored: false, last: false };

function looked(fields: readonly number[], end: number, score: Score = START) {
  const { total, tone, result } = outlookOf(fields, ME, [fields[ME] ?? 0, end], ME, score);
  return { total: total?.name ?? null, tone, result: result.name };
}

function scored(totals: readonly number[], last = false): Score {
  return { totals, scored: true, last };
}

test("before a race is scored points alone are good or bad, and no total is named", () => {
  equal(looked([0, 5, 0], 3).tone, "good");
  equal(looked([0, 5, -4], -2).tone, "bad");
  equal(looked([2, 5, -4], 0).tone, "open");
  equal(looked([0, 5, 0], 3).total, null);
});

test("to be first is never good news before the last race", () => {
  const first = looked([0, 5, 0], 7);
  equal(first.result, "web-why-say-you-first");
  equal(first.tone, "bad");
});

test("points that make a total too high are no good news", () => {
  const { total, tone, result } = looked([0, 5, 0], 2, scored([8, 8, 3]));
  equal(result, "web-why-say-you-second");
  equal(total, "web-why-say-total-high");
  equal(tone, "bad");
});

test("points are good news as long as the total is not too high", () => {
  equal(looked([0, 5, 0], 2, scored([6, 9, 3])).total, "web-why-say-total-wins");
  const low = looked([0, 5, 0], 2, scored([0, 9, 7]));
  equal(low.total, "web-why-say-total-low-yet");
  equal(low.tone, "good");
});

test("in the last race the total alone decides", () => {
  // The figure behind scores 5: with 9 it overtakes, and to be first wins.
  equal(looked([0, 5, 0], 7, scored([8, 4, 3], true)).tone, "good");
  equal(looked([0, 5, 0], 7, scored([8, 2, 3], true)).tone, "bad");
  const low = looked([0, 5, 0], 2, scored([0, 9, 7], true));
  equal(low.total, "web-why-say-total-low");
  equal(low.tone, "bad");
});

test("with all totals equal all would win", () => {
  equal(looked([0, 0, 0], 0, scored([4, 4, 4])).total, "web-why-say-total-wins");
});

test("who watches gets no total", () => {
  const { total, tone } = outlookOf([0, 5, 0], 2, [0, 2], null, scored([8, 8, 3]));
  equal(total, null);
  equal(tone, "open");
});

test("the total is said in every language", async () => {
  for (const language of LANGUAGES) {
    await words.speak(language);
    const { total } = outlookOf([0, 5, 0], ME, [0, 2], ME, scored([8, 8, 3]));
    equal(total !== null && words.say(total).includes("10"), true, language);
  }
  await words.speak("en");
});

// What would come of a choice, in words and in its tone: the second-highest total wins.

import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import { LANGUAGES, words } from "../src/lib/i18n/words.svelte.ts";
import { outlookOf } from "../src/lib/games/why_first/cards/outlook.ts";
import type { FigureProspect, Verdict } from "../src/lib/protocol/types.ts";

const ME = 0;
const START = { scored: false, last: false };
const LATER = { scored: true, last: false };
const LAST = { scored: true, last: true };

/** What the server says of a move of mine: who would be second, how far in front I would be. */
function said(
  end: number,
  seconds: readonly number[],
  place: number,
  total = 0,
  verdict: Verdict = "wins",
): FigureProspect {
  return [0, end, seconds, place, total, verdict];
}

function looked(fields: readonly number[], there: FigureProspect, race = START) {
  const { total, tone, result } = outlookOf(fields, ME, there, ME, race);
  return { total: total?.name ?? null, tone, result: result.name };
}

test("before a race is scored points alone are good or bad, and no total is named", () => {
  equal(looked([0, 5, 0], said(3, [0], 2)).tone, "good");
  equal(looked([0, 5, -4], said(-2, [0], 2)).tone, "bad");
  equal(looked([2, 5, -4], said(0, [0], 2)).tone, "open");
  equal(looked([0, 5, 0], said(3, [0], 2)).total, null);
});

test("to be first is never good news before the last race", () => {
  const first = looked([0, 5, 0], said(7, [1], 1));
  equal(first.result, "web-why-say-you-first");
  equal(first.tone, "bad");
});

test("points that make a total too high are no good news", () => {
  const { total, tone, result } = looked([0, 5, 0], said(2, [0], 2, 10, "high"), LATER);
  equal(result, "web-why-say-you-second");
  equal(total, "web-why-say-total-high");
  equal(tone, "bad");
});

test("points are good news as long as the total is not too high", () => {
  const wins = looked([0, 5, 0], said(2, [0], 2, 8, "wins"), LATER);
  equal(wins.total, "web-why-say-total-wins");
  const low = looked([0, 5, 0], said(2, [0], 2, 2, "low"), LATER);
  equal(low.total, "web-why-say-total-low-yet");
  equal(low.tone, "good");
});

test("in the last race the total alone decides", () => {
  equal(looked([0, 5, 0], said(7, [1], 1, 8, "wins"), LAST).tone, "good");
  equal(looked([0, 5, 0], said(7, [1], 1, 8, "high"), LAST).tone, "bad");
  const low = looked([0, 5, 0], said(2, [0], 2, 2, "low"), LAST);
  equal(low.total, "web-why-say-total-low");
  equal(low.tone, "bad");
});

test("the server says who is second, and nobody works it out again", () => {
  const there = said(3, [2], 2);
  deepEqual(outlookOf([0, 5, 4], ME, there, ME, START).seconds, [2]);
  equal(looked([0, 5, 4], there).result, "web-why-say-second");
  equal(looked([0, 5, 4], said(3, [], 1)).result, "web-why-say-no-second");
});

test("who watches gets no total", () => {
  const { total, tone } = outlookOf([0, 5, 0], 2, said(2, [2], 2), null, LATER);
  equal(total, null);
  equal(tone, "open");
});

test("the total is said in every language", async () => {
  for (const language of LANGUAGES) {
    await words.speak(language);
    const { total } = outlookOf([0, 5, 0], ME, said(2, [0], 2, 10, "high"), ME, LATER);
    equal(total !== null && words.say(total).includes("10"), true, language);
  }
  await words.speak("en");
});

// What is said of events in the browser is what Python says: tools/make_sentences.py.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import type { Message } from "../src/lib/i18n/message.ts";
import type { WhyFirstEvent } from "../src/lib/protocol/types.ts";
import { tell } from "../src/lib/games/why_first/story/event_text.ts";
import { words, type NameOf } from "../src/lib/i18n/words.svelte.ts";

interface Told {
  players: number;
  event: WhyFirstEvent;
  messages: Message[];
  en: string[];
  pl: string[];
}

const vectors = JSON.parse(
  readFileSync("../tests/vectors/sentences-why_first.json", "utf8"),
) as Told[];

/** Leon is the figure after the last player's, in a game of two. */
function namesFor(players: number): NameOf {
  return (number) =>
    number >= players ? words.say({ name: "leon", parts: {} }) : words.colour(number);
}

test("there are events of every kind", () => {
  equal(new Set(vectors.map(({ event }) => event.type)).size, 6);
});

test("every event is told with the messages of Python", () => {
  for (const { event, messages } of vectors) {
    deepEqual(JSON.parse(JSON.stringify(tell(event))), messages, JSON.stringify(event));
  }
});

for (const language of ["en", "pl"] as const) {
  test(`every event is told in the words of Python: ${language}`, async () => {
    await words.speak(language);
    for (const told of vectors) {
      const said = tell(told.event).map((each) => words.say(each, namesFor(told.players)));
      deepEqual(said, told[language]);
    }
  });
}

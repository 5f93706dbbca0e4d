// What is said of events in the browser is what Python says: tools/make_sentences.py.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import type { Message, Part } from "../src/lib/i18n/message.ts";
import { tell } from "../src/lib/games/outspeed/story/event_text.ts";
import type { OutspeedEvent } from "../src/lib/protocol/types.ts";
import { words } from "../src/lib/i18n/words.svelte.ts";

interface Told {
  players: number;
  event: OutspeedEvent;
  messages: Message[];
  en: string[];
  pl: string[];
}

const vectors = JSON.parse(
  readFileSync("../tests/vectors/sentences-outspeed.json", "utf8"),
) as Told[];

/** A message without names that have no value: how JSON has it. */
function plain(part: readonly Message[]): Part {
  return JSON.parse(JSON.stringify(part)) as Part;
}

test("there are events of every kind", () => {
  equal(new Set(vectors.map(({ event }) => event.type)).size, 25);
});

test("every event is told with the messages of Python", () => {
  for (const { event, messages } of vectors) {
    deepEqual(plain(tell(event)), messages, JSON.stringify(event));
  }
});

for (const language of ["en", "pl"] as const) {
  test(`every event is told in the words of Python: ${language}`, async () => {
    await words.speak(language);
    for (const told of vectors) {
      deepEqual(
        tell(told.event).map((each) => words.say(each)),
        told[language],
      );
    }
  });
}

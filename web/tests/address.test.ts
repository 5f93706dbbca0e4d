// The reader of the history is "you", with the verb that goes with it, in four languages.

import { deepEqual, equal } from "node:assert/strict";
import { test } from "vitest";

import { message, pilot, type Message } from "../src/lib/i18n/message.ts";
import { LANGUAGES, words } from "../src/lib/i18n/words.svelte.ts";

const names = (number: number) => ["Mira", "Kit", "Zip"][number] ?? "Leon";
const say = (sentence: Message, reader: number | null) => words.say(sentence, names, reader);
const paid = message("cost-paid", { pilot: pilot(0), paid: 2, fuel: 5 });

test("what the reader does is said to the reader, and nobody else", async () => {
  const said: Record<string, string> = {
    en: "You pay 2 fuel and have 5 left.",
    pl: "Płacisz Paliwem: 2. Masz teraz 5.",
    de: "Du bezahlst 2 Benzin und hast noch 5.",
    ru: "Вы платите 2 единицы топлива, в баке остаётся 5.",
  };
  for (const language of LANGUAGES) {
    await words.speak(language);
    equal(say(paid, 0), said[language]);
    equal(say(paid, 1), say(paid, null));
  }
});

test("lists of names say You, the others by name", async () => {
  await words.speak("en");
  const tokens = [0, 1].map((seat) =>
    message("pilot-and-token", { pilot: pilot(seat), token: message("token-nitro") }),
  );
  equal(
    say(message("tokens-turned-up", { tokens }), 0),
    "Tokens turned up – You: Nitro, Kit: Nitro.",
  );
  const places = [0, 1].map((seat) =>
    message("place-and-pilot", { place: seat + 1, pilot: pilot(seat) }),
  );
  equal(say(message("ranking", { places }), 1), "Ranking – 1. Mira, 2. You.");
});

test("what others do to the reader is said to the reader", async () => {
  await words.speak("en");
  const cards = [message("card", { value: "+3", white: 7 })];
  const moved = message("figure-moved-by", {
    pilot: pilot(1),
    figure: pilot(0),
    start: "1",
    end: "4",
    cards,
  });
  deepEqual(
    [0, 1, 2].map((reader) => say(moved, reader)),
    [
      "Kit moves you from 1 to 4 (+3).",
      "You move Mira from 1 to 4 (+3).",
      "Kit moves Mira from 1 to 4 (+3).",
    ],
  );
});

test("a lone winner is addressed; winners who share are named", async () => {
  await words.speak("en");
  equal(say(message("winners", { count: 1, pilots: [pilot(0)] }), 0), "You win.");
  const both = message("winners", { count: 2, pilots: [pilot(0), pilot(1)] });
  equal(say(both, 0), "Mira and Kit share the win.");
});

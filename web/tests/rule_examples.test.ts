// Every drawn example belongs to a rule of the book, in every language, and has its sentence.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { EXAMPLES as outspeed } from "../src/lib/games/outspeed/quick/examples.ts";
import { EXAMPLES as why_first } from "../src/lib/games/why_first/quick/examples.ts";
import { message } from "../src/lib/i18n/message.ts";
import { LANGUAGES, words } from "../src/lib/i18n/words.svelte.ts";

const EXAMPLES = { outspeed, why_first };

test("examples belong to rules of every rulebook", () => {
  for (const [game, examples] of Object.entries(EXAMPLES)) {
    for (const folder of ["", "de/", "pl/", "ru/"]) {
      const book = readFileSync(`../docs/rules/${folder}${game}.md`, "utf8");
      for (const rule of Object.keys(examples)) expect(book).toContain(`**${rule}**`);
    }
  }
});

test("examples are explained in every language", async () => {
  for (const language of LANGUAGES) {
    await words.speak(language);
    for (const [game, examples] of Object.entries(EXAMPLES)) {
      for (const rule of Object.keys(examples)) {
        const name = `web-example-${game.replace("_", "-")}-${rule.replace(".", "-")}`;
        const said = words.say(message(name));
        expect(said).not.toContain(name);
        expect(said.length).toBeGreaterThan(20);
      }
    }
  }
});

test("what an example shows follows the rules", () => {
  const moved = why_first["3.2"];
  if (moved?.kind !== "row") throw new Error("no row");
  const sum = (moved.cards ?? []).reduce(
    (total, { value }) => total + Number(value.replace("−", "-")),
    0,
  );
  const [figure] = moved.pieces;
  expect((figure?.from ?? 0) + sum).toBe(figure?.at);
  const falls = outspeed["5.3"];
  if (falls?.kind !== "row") throw new Error("no row");
  for (const { at, out } of falls.pieces) expect(out ?? false).toBe(at <= (falls.falls ?? 0));
  const fuel = outspeed["7.4"];
  if (fuel?.kind !== "fuel") throw new Error("no fuel");
  for (const { at, out } of fuel.had) expect(out ?? false).toBe(at - fuel.cost <= 0);
});

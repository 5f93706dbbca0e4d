// Every sentence of the history, every hint and every refusal leads to a rule that exists.

import { ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { outspeedRules } from "../src/lib/games/outspeed/story/event_rules.ts";
import { whyFirstRules } from "../src/lib/games/why_first/story/event_rules.ts";

test("a move of the tactical game leads to its own chapter", () => {
  expect(whyFirstRules["figure-moved/tactical"]).toBe("7.2");
  expect(whyFirstRules["cards-turned-up/tactical"]).toBe("7.1");
});

interface Told {
  readonly messages: readonly { readonly name: string }[];
}

for (const [game, rules] of [
  ["outspeed", outspeedRules],
  ["why_first", whyFirstRules],
] as const) {
  test(`each sentence of ${game} has a rule`, () => {
    const file = game.replace("_", "-");
    const path = `../tests/vectors/sentences-${game}.json`;
    const vectors = JSON.parse(readFileSync(path, "utf8")) as Told[];
    const names = new Set(vectors.flatMap(({ messages }) => messages.map(({ name }) => name)));
    ok(names.size > 10, file);
    for (const name of names) ok(name in rules, name);
  });

  test(`each rule that ${game} links to exists in every language`, () => {
    for (const folder of ["", "de/", "pl/", "ru/"]) {
      const book = readFileSync(`../docs/rules/${folder}${game}.md`, "utf8");
      for (const [name, rule] of Object.entries(rules))
        ok(book.includes(`**${rule}**`), `${folder} ${name} ${rule}`);
    }
  });

  test(`each message that ${game} links from exists`, () => {
    const texts = [game, "common", `web_${game}`, "play"].map((file) =>
      readFileSync(`../src/paddock/locale/en/${file}.ftl`, "utf8"),
    );
    for (const [name = ""] of Object.keys(rules).map((key) => key.split("/")))
      ok(
        texts.some((text) => new RegExp(`^${name} =`, "m").test(text)),
        name,
      );
  });
}

// The board in words, for every view of the golden records, in every language.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import type { WhyFirstConfig, WhyFirstProspects } from "../src/lib/protocol/types.ts";
import type { View } from "../src/lib/games/why_first/story/scene.ts";
import { whyFirstWording } from "../src/lib/games/why_first/story/board_text.ts";
import { LANGUAGES, words } from "../src/lib/i18n/words.svelte.ts";

interface Told {
  record: string;
  players: number;
  steps: { view: View }[];
}

const games = JSON.parse(readFileSync("../tests/vectors/scenes-why_first.json", "utf8")) as Told[];
const { asked, board } = whyFirstWording;
const config = { players: 3, variant: null } as WhyFirstConfig;
const prospects: WhyFirstProspects = {
  second: 2,
  leading: [0],
  totals: [0, 0, 0],
  would_score: [0, 2, 2],
  would_win: [0],
  would_place: [1, 2, 2],
  options: [],
};
const view: View = {
  phase: "lay",
  seat: 1,
  race: 2,
  round: 3,
  my_hand: [
    [4, 31],
    [-1, 2],
  ],
  hand_sizes: [2, 2, 2],
  aside: 17,
  played: [[1, 1]],
  fields: [5, 2, 2],
  laid: [],
  points: [[0, -3, 0]],
};

function said(of: View, tactical = false): readonly string[] {
  return board({ ...config, variant: tactical ? "tactical" : null }, of, prospects).map((one) =>
    words.say(one),
  );
}

test("the board is told from the race to the cards", async () => {
  await words.speak("en");
  deepEqual(said(view), [
    "Race 2 of 5, round 3 of 5.",
    "Red: field 5, total 0.",
    "Blue: field 2, total −3, with this race −1.",
    "Green: field 2, total 0, with this race 2.",
    "Blue and Green are second on 2.",
    "If the game ended now, Red would win.",
    "You hold +4, −1.",
    "Played in this race: +1.",
  ]);
});

test("white numbers are told in the tactical game", async () => {
  await words.speak("en");
  const laid = [{ type: "Lay" as const, card: [-4, 30] as const, before: 2 }];
  const told = said({ ...view, phase: "move", laid, played: [] }, true);
  deepEqual(told.slice(-2), [
    "Cards still to come, in this order – Green: −4 (white number 30).",
    "You hold +4 (white number 31), −1 (white number 2).",
  ]);
  equal(words.say(asked({ ...view, phase: "move", laid }, config)), "Move any figure by −4");
  equal(words.say(asked(view, config)), "Who gets your card?");
  equal(words.say(asked(view, { ...config, variant: "tactical" })), "Play a card");
});

test("when the game is over nobody would score any more", async () => {
  await words.speak("en");
  const told = said({ ...view, phase: "over", my_hand: [], played: [] });
  equal(told[0], "The game is over.");
  equal(told.at(-1), "Red wins!");
  equal(told.length, 5);
  deepEqual(
    told.filter((one) => one.includes("with this race")),
    [],
  );
});

for (const language of LANGUAGES) {
  test(`every view can be told: ${language}`, async () => {
    await words.speak(language);
    for (const { steps } of games) {
      for (const { view: each } of steps) {
        const every = { ...prospects, second: null };
        for (const one of [asked(each, config), ...board(config, each, every)]) words.say(one);
        equal(board(config, each, null).length > each.fields.length, true);
      }
    }
  });
}

// What the table of OUTSPEED works out from views and prospects.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { piecesOf, wordsOf } from "../src/lib/outspeed/amounts.ts";
import { askedNow } from "../src/lib/outspeed/asked.ts";
import { kindsOf, offersOf } from "../src/lib/outspeed/options.ts";
import { berthOf, berthsOf, initialsOf, spotOf } from "../src/lib/outspeed/places.ts";
import {
  dangersOf,
  previewOfRoute,
  previewOfToken,
  spanned,
} from "../src/lib/outspeed/previews.ts";
import type { View } from "../src/lib/outspeed/staging.ts";
import { outspeedWording } from "../src/lib/outspeed/wording.ts";
import type {
  OutspeedAction,
  OutspeedConfig,
  OutspeedProspects,
  RouteProspect,
  TokenProspect,
} from "../src/lib/protocol.ts";
import { words } from "../src/lib/words.svelte.ts";

const games = JSON.parse(readFileSync("../tests/vectors/scenes-outspeed.json", "utf8")) as {
  record: string;
  steps: { view: View; asked: number[] }[];
}[];

function configOf(record: string): OutspeedConfig {
  const file = readFileSync(`../tests/records/outspeed-${record}.json`, "utf8");
  return (JSON.parse(file) as { config: OutspeedConfig }).config;
}

const ROUTE: RouteProspect = {
  type: "RouteProspect",
  cost: [1, 3],
  paid: [2, 4],
  rewarded: [2, 4],
  zones: [2, 2],
  if_least: { zone: 8, stopped: false, boards: 0, could_leave: false },
  if_most: { zone: 8, stopped: false, boards: 0, could_leave: false },
  room: null,
  may_lose_turn: false,
  token: false,
  may_empty: false,
  will_empty: false,
};
const TOKEN: TokenProspect = {
  type: "TokenProspect",
  ships: [],
  marker: null,
  boards: 0,
  without_effect: false,
};

function names(messages: readonly { name: string }[]): readonly string[] {
  return messages.map(({ name }) => name);
}

test("a span of one number is that number", () => {
  equal(spanned([3, 3]), "3");
  equal(spanned([0, 3]), "0–3");
});

test("a route says what it costs, leaves and reaches, and no more than is so", () => {
  deepEqual(names(previewOfRoute(ROUTE)), ["web-os-pay", "web-os-left", "web-os-land"]);
});

test("a route warns before anything else", () => {
  const may = { ...ROUTE, may_empty: true };
  equal(previewOfRoute(may)[0]?.name, "web-os-may-empty");
  deepEqual(names(dangersOf({ ...may, will_empty: true })), ["web-os-will-empty"]);
  deepEqual(dangersOf(ROUTE), []);
});

test("a route tells of fields, boards, crowds and tokens", () => {
  const far = { zone: 15, stopped: true, boards: 1, could_leave: true };
  const all = { ...ROUTE, if_most: far, room: 2, may_lose_turn: true, token: true };
  deepEqual(names(previewOfRoute(all)).slice(3), [
    "web-os-stopped",
    "web-os-boards",
    "web-os-zone-may-leave",
    "web-os-draws",
    "web-os-crowd",
  ]);
});

test("a token tells what becomes of each ship", () => {
  const ships = [
    { seat: 0, zone: null, fuel: 4, stopped: false },
    { seat: 1, zone: 5, fuel: 2, stopped: false },
    { seat: 2, zone: 6, fuel: 7, stopped: true },
    { seat: 3, zone: 7, fuel: 7, stopped: false },
  ];
  deepEqual(names(previewOfToken({ ...TOKEN, ships, marker: 3 }, [4, 4, 7, 7])), [
    "web-os-would-be-out",
    "web-os-would-have",
    "web-os-would-stop",
    "web-os-would-move",
    "web-os-would-stand",
  ]);
  deepEqual(names(previewOfToken({ ...TOKEN, without_effect: true }, [])), [
    "web-os-would-nothing",
  ]);
});

test("options go with their prospects, whatever their order", () => {
  const options: OutspeedAction[] = [
    { type: "Program", route: "right" },
    { type: "Program", route: "left" },
  ];
  const dear = { ...ROUTE, cost: [9, 9] as const };
  const prospects = { options: [dear, ROUTE] } as unknown as OutspeedProspects;
  const offers = offersOf(options, prospects);
  deepEqual(offers.ofRoute.get("right")?.cost, [9, 9]);
  deepEqual(offers.ofRoute.get("left")?.cost, [1, 3]);
  equal(offersOf(options, null).ofRoute.size, 0);
});

test("tokens of a kind lie together", () => {
  deepEqual(kindsOf(["nitro", "ion_cannon", "nitro"]), [
    ["nitro", 2],
    ["ion_cannon", 1],
  ]);
});

test("an amount is a number, then dice, counts and the dial", () => {
  const pieces = piecesOf({ number: 1, dice: 2, counts: ["left"], dial: true }, "zone");
  deepEqual(
    pieces.map((piece) => ("number" in piece ? piece.number : piece.icon)),
    [1, "die-blue", "die-blue", "count-left", "dial"],
  );
  deepEqual(piecesOf(undefined, "fuel"), []);
});

test("a route is said in words", async () => {
  await words.speak("en");
  const route = { room: 2, cost: { number: 1, counts: ["left"] as const }, zones: { dice: 1 } };
  equal(
    wordsOf({ ...route, token: true })
      .map((line) => words.say(line))
      .join(", "),
    "room for 2, cost in fuel: 1 + pilots left, zones: blue die, bonus token",
  );
  deepEqual(names(wordsOf({})), ["tile-any-room", "tile-free"]);
});

test("the way turns at the end of each board", () => {
  deepEqual(spotOf(7, 1), { row: 0, column: 6, turned: 6, backwards: false });
  deepEqual(spotOf(8, 1), { row: 1, column: 0, turned: 6, backwards: true });
  deepEqual(spotOf(14, 8), { row: 0, column: 6, turned: 0, backwards: true });
  equal(spotOf(7, 8).row, -1);
});

test("no ship covers another, however many are in a zone", () => {
  for (let ships = 1; ships <= 6; ships += 1) {
    const berths = Array.from({ length: ships }, (_, place) => berthOf(place, ships));
    equal(new Set(berths.map(({ across, down }) => `${across} ${down}`)).size, ships);
  }
  deepEqual(berthsOf([3, null, 3])[1], null);
});

test("letters tell names apart if they can", () => {
  deepEqual(initialsOf(["Ada", "Bot Blue", "Bot Green"]), ["A", "B", "G"]);
  deepEqual(initialsOf(["żuk", ""]), ["Ż", ""]);
});

test("who is asked is who may choose, in every phase", () => {
  const phases = new Set<string>();
  for (const { record, steps } of games) {
    const config = configOf(record);
    for (const { view, asked } of steps) {
      phases.add(view.phase);
      deepEqual(askedNow(config, view), asked, `${record}, round ${view.round}`);
    }
  }
  deepEqual([...phases].sort(), ["declare", "keep_token", "over", "program", "set_dial"]);
});

test("the whole board can be said, at any time and in every language", async () => {
  for (const language of ["en", "pl", "de", "ru"] as const) {
    await words.speak(language);
    for (const { record, steps } of games) {
      const config = configOf(record);
      for (const { view } of steps) {
        const said = outspeedWording.board(config, view, null).map((line) => words.say(line));
        equal(said.length >= view.zones.length + 2, true);
        equal(words.say(outspeedWording.asked(view)).length > 0, true);
        equal(
          said.some((line) => line.includes("{")),
          false,
        );
      }
    }
  }
});

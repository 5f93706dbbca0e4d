// What the table of OUTSPEED works out from views and prospects.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import { laneOf, lanesOf, middleOf } from "../src/lib/games/outspeed/road/lanes.ts";
import { upright, wide } from "../src/lib/games/outspeed/road/projection.ts";
import { standings } from "../src/lib/games/outspeed/dash/standings.ts";
import { piecesOf, printedCost, wordsOf } from "../src/lib/games/outspeed/cards/tile_amounts.ts";
import { kindsOf, offersOf } from "../src/lib/games/outspeed/dash/choice_options.ts";
import {
  dangersOf,
  previewOfRoute,
  previewOfToken,
  spanned,
} from "../src/lib/games/outspeed/cards/preview_text.ts";
import { sceneOf, type View } from "../src/lib/games/outspeed/story/scene.ts";
import { outspeedWording } from "../src/lib/games/outspeed/story/board_text.ts";
import type {
  OutspeedAction,
  OutspeedConfig,
  OutspeedProspects,
  RouteProspect,
  TokenProspect,
} from "../src/lib/protocol/types.ts";
import { words } from "../src/lib/i18n/words.svelte.ts";

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
  may_finish_empty: false,
  out_chance: null,
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
    "room for 2, cost in fuel: 1 + pilots on the left route, zones: blue die, bonus token",
  );
  deepEqual(names(wordsOf({})), ["tile-any-room", "tile-free"]);
});

test("the whole board can be said, at any time and in every language", async () => {
  for (const language of ["en", "pl", "de", "ru"] as const) {
    await words.speak(language);
    for (const { record, steps } of games) {
      const config = configOf(record);
      for (const { view } of steps) {
        const said = outspeedWording.board(config, view, null).map((line) => words.say(line));
        equal(said.length >= view.zones.length + 2, true);
        equal(words.say(outspeedWording.asked(view, config)).length > 0, true);
        equal(
          said.some((line) => line.includes("{")),
          false,
        );
      }
    }
  }
});

test("the road's corners lie where they are drawn, and it narrows towards the front", () => {
  const rounded = ([x, y]: readonly [number, number]) => [Math.round(x), Math.round(y)];
  deepEqual(rounded(wide.at(0, 0)), [158, 320]);
  deepEqual(rounded(wide.at(14, 1)), [1186, 408]);
  deepEqual(rounded(upright.at(0, 1)), [386, 412]);
  equal(wide.scale(12, 0.5) < wide.scale(1, 0.5), true);
  equal(upright.scale(13, 0.5) < upright.scale(1, 0.5), true);
});

test("everybody has a lane of their own, and mine is the nearest", () => {
  for (const players of [3, 4, 5, 6]) {
    for (const tall of [false, true]) {
      const lanes = Array.from({ length: players }, (_, seat) => laneOf(seat, players, 1, tall));
      equal(new Set(lanes).size, players);
      equal(Math.max(...lanes) <= lanesOf(players) - 1, true);
      if (!tall) equal(lanes[1], lanesOf(players) - 1);
      equal(
        lanes.every((lane) => middleOf(lane, players) < 1),
        true,
      );
    }
  }
});

test("the ladder goes from the front to the back, and who is out comes last", () => {
  for (const { steps } of games) {
    for (const { view } of steps) {
      const fields = view.zones.map((zone) => zone ?? -1);
      const places = fields.map((one) => 1 + fields.filter((other) => other > one).length);
      const rows = standings(sceneOf(view), places);
      const zones = rows.map(({ pilot }) => pilot.zone ?? -1);
      deepEqual(
        zones,
        [...zones].sort((one, other) => other - one),
      );
      for (const { rear, pilot } of rows)
        equal(rear, pilot.zone !== null && pilot.zone < view.rear + 7);
    }
  }
});

test("the drop says what a cost may become, also to those who only watch", () => {
  const yellow = [1, 1, 2, 2, 3, 3];
  equal(printedCost(undefined, yellow), "0");
  equal(printedCost({ number: 5 }, yellow), "−5");
  equal(printedCost({ number: 1, dice: 1 }, yellow), "2–4");
  equal(printedCost({ dice: 2 }, yellow), "2–6");
  equal(printedCost({ number: 2, counts: ["left"] }, yellow), "?");
  equal(printedCost({ dial: true }, yellow), "?");
});

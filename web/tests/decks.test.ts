// What is written here, tests/rules/outspeed/test_decks_of_the_browser.py reads. Run from `web`.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/lib/protocol/api";
import { draftOf, faceOfDraft, termsFor, type Draft } from "../src/lib/games/outspeed/decks/draft";
import { Editor } from "../src/lib/games/outspeed/decks/editor.svelte";
import { placeOf, saidOf, targetOf } from "../src/lib/games/outspeed/decks/deck_faults";
import { keepDraft, keptDraft } from "../src/lib/games/outspeed/decks/drafts";
import { fileNameOf, quoted, tomlOf } from "../src/lib/games/outspeed/decks/toml";
import type { DeckChecked, DeckFault, OutspeedDeck } from "../src/lib/protocol/types";

interface Vectors {
  readonly good: readonly { readonly deck: OutspeedDeck; readonly text: string }[];
  readonly faulty: { readonly draft: Draft; readonly text: string };
}
const vectors = JSON.parse(readFileSync("../tests/vectors/decks-outspeed.json", "utf8")) as Vectors;

function houseDeck(): OutspeedDeck {
  const [first] = vectors.good;
  if (first === undefined) throw new Error("no vector");
  return first.deck;
}

function house(): Draft {
  return draftOf(houseDeck());
}

test("a deck is written as the file that the server reads", () => {
  expect(vectors.good).toHaveLength(2);
  for (const { deck, text } of vectors.good) expect(tomlOf(draftOf(deck))).toBe(text);
});

test("bad values are written so that the server can name them", () => {
  expect(tomlOf(vectors.faulty.draft)).toBe(vectors.faulty.text);
});

test("strings of TOML", () => {
  expect(quoted('a "b" \\ c')).toBe('"a \\"b\\" \\\\ c"');
  expect(quoted("a\nb\u007f\u0000")).toBe('"a\\u000ab\\u007f\\u0000"');
  expect(quoted("Żółw 🐢 \ud83d")).toBe('"Żółw 🐢 \ufffd"');
});

test("file names", () => {
  expect(fileNameOf("My tiles, no. 2!")).toBe("my-tiles-no-2.toml");
  expect(fileNameOf("Мои карты")).toBe("мои-карты.toml");
  expect(fileNameOf(" ../.. ")).toBe("tiles.toml");
});

test("a draft is drawn as the deck that it was made of", () => {
  for (const { deck } of vectors.good) {
    const draft = draftOf(deck);
    for (const { number, face34 } of deck.tiles) {
      const shown = draft.tiles[number - 1];
      const drawn = shown && faceOfDraft(shown.face34);
      for (const side of ["left", "middle", "right"] as const) {
        const route = face34[side] ?? null;
        expect(drawn?.[side]?.room ?? null).toBe(route?.room ?? null);
        for (const amount of ["cost", "zones", "fuel"] as const)
          expect(drawn?.[side]?.[amount] ?? null).toEqual(
            route && { number: 0, dice: 0, counts: [], dial: false, ...route[amount] },
          );
      }
    }
  }
});

test("a tile that is missing has no lit route, and keeps its number", () => {
  const tiles = houseDeck().tiles.filter(({ number }) => number !== 3);
  const draft = draftOf({ ...houseDeck(), tiles });
  expect(draft.tiles).toHaveLength(16);
  expect(draft.tiles[2]?.face34.left.lit).toBe(false);
  expect(draft.tiles[3]).toEqual(house().tiles[3]);
});

test("fuel has no dial and no blue die, zones have no yellow one", () => {
  expect(termsFor("fuel")).not.toContain("dial");
  expect(termsFor("fuel")).not.toContain("blue");
  expect(termsFor("zones")).not.toContain("yellow");
  expect(termsFor("cost")).toEqual(expect.arrayContaining([0, 9, "yellow", "left", "dial"]));
});

const FAULT: DeckFault = {
  message: "fault-count-of-dark-route",
  parts: { route: "right" },
  warning: false,
  tile: 4,
  face: "face56",
  route: "left",
  field: "cost",
};

test("a fault leads to its field", () => {
  const at = (place: Partial<DeckFault>) => targetOf({ ...FAULT, ...place });
  expect(at({})).toEqual({ tile: 4, face: "face56", field: "deck-left-cost" });
  expect(at({ field: null })?.field).toBe("deck-left-lit");
  expect(at({ field: null, route: null })?.field).toBe("deck-left-lit");
  expect(at({ field: null, route: null, face: null })?.field).toBe("deck-tile");
  const nowhere = { tile: null, face: null, route: null };
  expect(at({ ...nowhere, field: "yellow" })).toEqual({
    tile: null,
    face: null,
    field: "deck-yellow",
  });
  expect(at({ ...nowhere, field: null })).toBeNull();
  expect(at({ ...nowhere, field: "number" })).toBeNull();
});

test("a fault names its place, and a route in it by its name", () => {
  expect(placeOf(FAULT).map(({ name }) => name)).toEqual([
    "tile-track",
    "place-face56",
    "place-route",
    "web-decks-cost",
  ]);
  expect(saidOf(FAULT).parts["route"]).toEqual({ name: "route-right", parts: {} });
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (place: string) => stored.get(place) ?? null,
    setItem: (place: string, what: string) => stored.set(place, what),
  });
});

test("a draft is kept, and what is none is passed over", () => {
  expect(keptDraft()).toBeNull();
  const draft = house();
  keepDraft(draft);
  expect(keptDraft()).toEqual(draft);
  const spoilt: ((draft: Draft) => unknown)[] = [
    (one) => ({ ...one, tiles: one.tiles.slice(1) }),
    (one) => ({ ...one, name: 3 }),
    (one) => ({ ...one, tokens: [] }),
    (one) => ({ ...one, tiles: one.tiles.map(() => ({ face34: {} })) }),
    (one) => {
      one.tiles[0]?.face34.left.cost.push("green" as never);
      return one;
    },
    () => [],
  ];
  for (const spoil of spoilt) {
    stored.set("paddock.draft", JSON.stringify(spoil(house())));
    expect(keptDraft()).toBeNull();
  }
  stored.set("paddock.draft", "{");
  expect(keptDraft()).toBeNull();
});

test("a window that keeps nothing can still edit", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  keepDraft(house());
  expect(keptDraft()).toBeNull();
});

/** A server and a clock that answer as the test says. */
function around(answer: (text: string) => Promise<DeckChecked>) {
  const world = {
    time: 0,
    asked: [] as string[],
    kept: [] as Draft[],
    planned: null as { what: () => void; at: number } | null,
    check: (text: string) => {
      world.asked.push(text);
      return answer(text);
    },
    keep: (draft: Draft) => void world.kept.push(draft),
    now: () => world.time,
    later: (what: () => void, milliseconds: number) => {
      const plan = { what, at: world.time + milliseconds };
      world.planned = plan;
      return () => {
        if (world.planned === plan) world.planned = null;
      };
    },
    /** Let so much time pass. */
    pass: async (milliseconds: number) => {
      world.time += milliseconds;
      const { planned } = world;
      if (planned !== null && planned.at <= world.time) {
        world.planned = null;
        planned.what();
      }
      await new Promise((done) => setTimeout(done));
    },
  };
  return world;
}

const GOOD: DeckChecked = { playable: true, deck: null, count: 0, faults: [] };
const BAD: DeckChecked = { playable: false, deck: null, count: 1, faults: [FAULT] };

test("a change is kept at once, and checked after a pause, not for every letter", async () => {
  const world = around(() => Promise.resolve(GOOD));
  const editor = new Editor(house(), world);
  expect(editor.isPlayable).toBe(false);
  await world.pass(0);
  expect(editor.isPlayable).toBe(true);
  await world.pass(5000);
  for (const name of ["A", "Ad", "Ada"]) {
    editor.draft.name = name;
    editor.changed();
    expect(editor.isPlayable).toBe(false);
    await world.pass(100);
  }
  expect(world.asked).toHaveLength(1);
  expect(world.kept.at(-1)?.name).toBe("Ada");
  await world.pass(400);
  expect(world.asked).toHaveLength(2);
  expect(world.asked[1]).toContain('name = "Ada"');
  expect(editor.isPlayable).toBe(true);
});

test("the server is not asked more often than it allows", async () => {
  const world = around(() => Promise.resolve(GOOD));
  const editor = new Editor(house(), world);
  for (let tenth = 0; tenth < 600; tenth += 1) {
    if (tenth % 5 === 0) {
      editor.draft.name = `${tenth}`;
      editor.changed();
    }
    await world.pass(100);
  }
  expect(world.asked.length).toBeGreaterThan(10);
  expect(world.asked.length).toBeLessThan(55);
});

test("faults are shown, counted by tile, and the tile and face of one can be shown", async () => {
  const world = around(() => Promise.resolve(BAD));
  const editor = new Editor(house(), world);
  await world.pass(0);
  expect(editor.isPlayable).toBe(false);
  expect([editor.faultsOn(4), editor.faultsOn(5)]).toEqual([1, 0]);
  editor.show(targetOf(FAULT) as never);
  expect([editor.tile, editor.face]).toEqual([4, "face56"]);
  expect(editor.shown).toEqual(house().tiles[3]?.face56);
});

test("a late answer about an older draft is passed over", async () => {
  const answers: ((report: DeckChecked) => void)[] = [];
  const world = around(() => new Promise((answer) => answers.push(answer)));
  const editor = new Editor(house(), world);
  await world.pass(0);
  editor.draft.name = "other";
  editor.changed();
  await world.pass(2000);
  expect(answers).toHaveLength(2);
  answers[1]?.(BAD);
  answers[0]?.(GOOD);
  await world.pass(0);
  expect(editor.report).toBe(BAD);
});

test("a server that is away is asked again", async () => {
  let away = true;
  const world = around(() =>
    away ? Promise.reject(new Refused("offline", 0)) : Promise.resolve(GOOD),
  );
  const editor = new Editor(house(), world);
  await world.pass(0);
  expect(editor.refusal).toBe("offline");
  away = false;
  await world.pass(10_000);
  expect([editor.refusal, editor.isPlayable]).toEqual([null, true]);
});

test("a file replaces the draft, which can be taken back", async () => {
  const [, other] = vectors.good;
  const read: DeckChecked = { ...BAD, deck: other?.deck ?? null };
  const world = around((text) => Promise.resolve(text === "file" ? read : GOOD));
  const editor = new Editor(house(), world);
  expect(await editor.open("file")).toEqual([FAULT]);
  expect(editor.draft.name).toBe(other?.deck.name);
  expect(editor.canTakeBack).toBe(true);
  editor.takeBack();
  expect(editor.draft).toEqual(house());
  expect(editor.canTakeBack).toBe(false);
});

test("a file without a tile leaves the draft alone", async () => {
  const empty = { ...houseDeck(), tiles: [] };
  for (const deck of [null, empty]) {
    const world = around(() => Promise.resolve({ ...BAD, deck }));
    const editor = new Editor(house(), world);
    expect(await editor.open("file")).toBeNull();
    expect([editor.draft.name, editor.canTakeBack]).toEqual([house().name, false]);
  }
});

test("a closed editor asks nothing more", async () => {
  const world = around(() => Promise.resolve(GOOD));
  new Editor(house(), world).close();
  await world.pass(10_000);
  expect(world.asked).toEqual([]);
});

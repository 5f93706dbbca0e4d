// The generic board: any view as rows, and words of a game that only the server knows.

import { afterEach, expect, test, vi } from "vitest";
import { Told } from "../src/lib/games/generic/told.svelte";
import { labelOf, rowsOf, textOf } from "../src/lib/games/generic/view_rows";
import type { Action, GameEvent } from "../src/lib/protocol/types";

afterEach(() => vi.unstubAllGlobals());

test("a list with a value for each seat is a row of cells, all else one value", () => {
  const view = { config: { deck: 1 }, seat: 0, round: 2, fields: [3, -1], die_falls: null };
  expect(rowsOf(view, 2)).toEqual([
    { label: "Round", cells: ["2"], ofSeats: false },
    { label: "Fields", cells: ["3", "−1"], ofSeats: true },
    { label: "Die falls", cells: ["–"], ofSeats: false },
  ]);
  expect(rowsOf({ fields: [3, -1] }, 3)[0]?.ofSeats).toBe(false);
});

test("values of any shape can be read", () => {
  expect(labelOf("hand_sizes")).toBe("Hand sizes");
  expect(textOf([1, [2, 3], []])).toBe("1, 2, 3, –");
  expect(textOf({ type: "Card", value: 4, face_up: true })).toBe("Value: 4; Face up: ✓");
});

function answers(...bodies: readonly unknown[]) {
  const left = [...bodies];
  const fetched = vi.fn<(path: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(left.shift()), { status: 200 })),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const MOVED = { type: "Moved", seat: 0, field: 2 } as unknown as GameEvent;
const OVER = { type: "RaceOver" } as unknown as GameEvent;
const LEAP = { type: "Run", gait: "leap" } as unknown as Action;

test("the server is asked once for the sentences of an event", async () => {
  const said = { name: "dash-moved", parts: { pilot: { pilot: 0 }, field: 2 } };
  const fetched = answers({ events: [[said], []], options: [], moment: null });
  const told = new Told("dash");
  expect(told.of(MOVED)).toEqual([]);
  await told.learn([MOVED, OVER]);
  await told.learn([MOVED]);
  expect(told.of(MOVED)).toEqual([said]);
  expect(told.of(OVER)).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/games/dash/tell");
});

test("options have the names of the game, also after they were asked for", async () => {
  const leap = { name: "dash-leap", parts: {} };
  answers({ events: [], options: [leap], moment: null });
  const told = new Told("dash");
  const question = { config: {}, view: { round: 1 }, seat: 0, options: [LEAP] };
  expect(told.asked(question)).toBeNull();
  await told.learnAsked(question);
  expect(told.asked(question)?.options).toEqual([leap]);
  expect(told.nameOf(LEAP)).toEqual(leap);
});

test("without an answer the board goes on without sentences", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  const told = new Told("dash");
  await told.learn([MOVED]);
  expect(told.of(MOVED)).toEqual([]);
});

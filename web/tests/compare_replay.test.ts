import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import type { Entry, Replay } from "../src/lib/protocol/types";
import { replayMisfit, tells, seenMisfit } from "../src/lib/proof/compare_replay";
import { SeenLog, seenLogs, type SeenLine } from "../src/lib/proof/seen_log";

const text = readFileSync("../tests/vectors/proof-why_first.json", "utf8");
const file = JSON.parse(text) as {
  game: string;
  config: object;
  events: { type: string; cards?: unknown }[][];
  proof: { table: string; result: { places: number[] }; lines: { number: number; body: string }[] };
};
const bodies = file.proof.lines.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** The log as a spectator sees it. */
const seen = bodies.map((body, index): SeenLine => {
  const hidden = body["type"] === "Revealed" ? { inputs: null } : {};
  const action = body["type"] === "Chose" ? { action: null } : {};
  return [index + 1, { ...body, ...hidden, ...action } as unknown as Entry];
});

function replay(): Replay {
  const sat = (key: string) =>
    file.proof.result.places.map(
      (_, seat) => bodies.findLast((one) => one["seat"] === seat && key in one)?.[key] ?? null,
    );
  return {
    code: file.proof.table,
    options: { game: file.game },
    config: file.config,
    names: sat("name"),
    bots: sat("level"),
    result: file.proof.result,
    steps: file.events.map((events) => ({
      events: events.map((event) => ("cards" in event ? { ...event, cards: null } : event)),
    })),
  } as unknown as Replay;
}

test("what was seen is the truth, though not all of it", () => {
  expect(tells({ type: "HandDealt", cards: null }, { type: "HandDealt", cards: [1] })).toBe(true);
  expect(tells({ type: "HandDealt" }, { type: "HandDealt", cards: [1] })).toBe(false);
  expect(tells([1, 2], [1, 2, 3])).toBe(false);
  expect(tells([1], { 0: 1 })).toBe(false);
  expect(tells(0, null)).toBe(false);
});

test("an honest log and an honest replay fit the file", () => {
  expect(seenMisfit(seen, text)).toBeNull();
  expect(replayMisfit(replay(), text)).toBeNull();
});

test("a line that was shown otherwise is found", () => {
  const at = bodies.findIndex((body) => body["type"] === "Revealed" && body["decision"] === 2);
  const lie = structuredClone(seen) as unknown as [number, { events: { type: string }[][] }][];
  const event = lie[at]?.[1].events[0]?.[0];
  if (event !== undefined) Object.assign(event, { round: 99 });
  expect(seenMisfit(lie as unknown as SeenLine[], text)).toBe(at + 1);
  const more = [...seen, [seen.length + 1, { type: "Called" }] as unknown as SeenLine];
  expect(seenMisfit(more, text)).toBe(seen.length + 1);
});

test("another event, another end, another name and a step that is missing are found", () => {
  const reveals = bodies.flatMap((body, index) => (body["type"] === "Revealed" ? index + 1 : []));
  const honest = replay();
  const [first, ...others] = honest.steps;
  const lies: readonly (readonly [Partial<Replay>, number])[] = [
    [{ steps: [{ ...first, events: [] }, ...others] as Replay["steps"] }, reveals[0] ?? 0],
    [{ steps: honest.steps.slice(0, -1) }, reveals.at(-1) ?? 0],
    [{ result: { ...honest.result, places: [9] } as Replay["result"] }, bodies.length],
    [{ code: "OTHER" }, 1],
    [{ config: {} as Replay["config"] }, 1],
  ];
  for (const [lie, line] of lies) expect(replayMisfit({ ...honest, ...lie }, text)).toBe(line);
  const renamed = { ...honest, names: honest.names.map(() => "Nobody") };
  expect(replayMisfit(renamed, text)).toBeGreaterThan(1);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (place: string) => kept.get(place) ?? null,
    setItem: (place: string, what: string) => kept.set(place, what),
    removeItem: (place: string) => kept.delete(place),
  });
});

const entry = (type: string) => ({ type }) as unknown as Entry;

test("what was said first of a line is kept, whatever is said after a reload", () => {
  const log = new SeenLog("ONE", 1);
  log.add(1, entry("Called"));
  log.add(2, entry("Said"));
  log.keep();
  const again = new SeenLog("ONE", 1);
  again.add(1, entry("Failed"));
  again.add(3, entry("Revealed"));
  again.keep();
  expect(seenLogs("ONE")).toEqual([
    [
      [1, entry("Called")],
      [3, entry("Revealed")],
    ],
  ]);
  expect(seenLogs("ON")).toEqual([]);
});

test("the oldest logs are forgotten", () => {
  for (let table = 0; table < 12; table += 1) {
    const log = new SeenLog(`T${table}`, null);
    log.add(1, entry("Called"));
    log.keep();
  }
  expect([seenLogs("T0").length, seenLogs("T1").length, seenLogs("T2").length]).toEqual([0, 0, 1]);
});

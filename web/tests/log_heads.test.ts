import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
});
const { Chain, isInSeed, isSameLog, remembered } = await import("../src/lib/proof/log_heads");

interface File {
  proof: {
    table: string;
    commitment: string;
    contributions: (string | null)[];
    lines: { leaf: string }[];
  };
}

const TEXT = readFileSync("../tests/vectors/proof-outspeed.json", "utf8");
const { proof } = JSON.parse(TEXT) as File;
const OTHER = "e".repeat(64);

beforeEach(() => stored.clear());

/** A page that was told so many lines, some of them others. */
function told(lines: number, others: Record<number, string> = {}, commitment = proof.commitment) {
  const chain = new Chain(proof.table, commitment);
  for (const [index, { leaf }] of proof.lines.slice(0, lines).entries()) {
    chain.add(index + 1, others[index + 1] ?? leaf);
  }
  chain.keep();
  return chain;
}

function fits(text = TEXT): boolean {
  const kept = remembered(proof.table);
  return kept !== null && isSameLog(text, kept);
}

test("what was told while playing is the log of the file, however far it was followed", () => {
  for (const lines of [0, 1, 7, proof.lines.length]) {
    told(lines);
    expect(remembered(proof.table)?.number).toBe(lines);
    expect(fits()).toBe(true);
  }
});

test("a file with another line, another commitment or fewer lines is another log", () => {
  told(9);
  const change = (changed: (file: File) => void): string => {
    const file = JSON.parse(TEXT) as File;
    changed(file);
    return JSON.stringify(file);
  };
  expect(fits(change(({ proof: made }) => made.lines.splice(4, 1, { leaf: OTHER })))).toBe(false);
  expect(fits(change(({ proof: made }) => made.lines.splice(8)))).toBe(false);
  expect(fits(change(({ proof: made }) => (made.commitment = OTHER)))).toBe(false);
  expect(fits(change(({ proof: made }) => made.lines.splice(9, 1, { leaf: OTHER })))).toBe(true);
});

test("a second page that is told another log is caught, and that is not forgotten", () => {
  told(9);
  expect(told(12, { 4: OTHER }).whole).toBe(false);
  expect(fits()).toBe(false);
  told(12);
  expect(fits()).toBe(false);
});

test("two pages, of which one is behind, agree", () => {
  told(9);
  expect(told(5).whole).toBe(true);
  expect(remembered(proof.table)?.number).toBe(9);
  expect(told(11).whole).toBe(true);
  expect(fits()).toBe(true);
});

test("another commitment, a gap, a line told anew and a leaf that is none are caught", () => {
  const chain = (): InstanceType<typeof Chain> => told(3);
  const doings: ((chain: InstanceType<typeof Chain>) => void)[] = [
    (one) => one.meet(OTHER),
    (one) => one.add(5, OTHER),
    (one) => one.add(2, OTHER),
    (one) => one.add(4, "no leaf"),
  ];
  for (const doing of doings) {
    stored.clear();
    const one = chain();
    one.add(2, proof.lines[1]?.leaf ?? "");
    expect(one.whole).toBe(true);
    doing(one);
    one.keep();
    expect(one.whole).toBe(false);
    expect(fits()).toBe(false);
  }
  stored.clear();
  told(3);
  expect(told(3, {}, OTHER).whole).toBe(false);
});

test("the last fifty tables are kept", () => {
  for (let table = 0; table < 60; table += 1) new Chain(`T${table}`, OTHER).keep();
  expect([remembered("T9"), remembered("T10")?.number]).toEqual([null, 0]);
});

test("a part of the seed is in the draws, or was left out", () => {
  const seat = proof.contributions.findIndex((part) => part !== null);
  expect(isInSeed(TEXT, seat, proof.contributions[seat] ?? "")).toBe(true);
  expect(isInSeed(TEXT, seat, "ab".repeat(16))).toBe(false);
});

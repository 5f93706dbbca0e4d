// The same vectors as tests/server/test_fair.py. Run from the folder `web`.

import { deepEqual, equal, throws } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import * as fair from "../src/lib/proof/shuffle.ts";

interface Vectors {
  shake256: { message: string; length: number; gives: string }[];
  below: { size: number; stream: string[]; gives: number }[];
  draw: {
    seed: string;
    label: string;
    odds: [string | number, number][];
    draws: number;
    gives: (string | number)[];
  }[];
  commitment: { secret: string; table: string; gives: string }[];
  pledge: { contribution: string; gives: string }[];
  seed: { secret: string; table: string; contributions: (string | null)[]; gives: string }[];
  luck_commitment: { secret: string; gives: string }[];
  luck_draw: {
    secret: string;
    place: string;
    odds: [string | number, number][];
    draws: number;
    gives: (string | number)[];
  }[];
  salt: { secret: string; number: number; gives: string }[];
  leaf: { salt: string; body: string; gives: string }[];
  genesis: { table: string; commitment: string; gives: string }[];
  link: { previous: string; leaf: string; gives: string }[];
}

const vectors = JSON.parse(readFileSync("../tests/vectors/fair.json", "utf8")) as Vectors;

const SECRET = new Uint8Array(32);
const SEED = new Uint8Array(32);
const HASH = "0".repeat(64);

function bytes(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Every vector of a function gives what it says, and there is one at least. */
function follows<Name extends keyof Vectors>(
  name: Name,
  given: (vector: Vectors[Name][number]) => unknown,
): void {
  test(`${name} gives what it gives in Python`, () => {
    equal(vectors[name].length > 0, true);
    for (const vector of vectors[name]) {
      deepEqual(given(vector), vector.gives, JSON.stringify(vector));
    }
  });
}

follows("shake256", (at) => fair.hex(fair.shake256(bytes(at.message), at.length)));
follows("below", (at) => fair.below(at.size, at.stream.map(BigInt)));
follows("draw", (at) => fair.draw(bytes(at.seed), at.label, at.odds, at.draws));
follows("commitment", (at) => fair.commitment(bytes(at.secret), at.table));
follows("pledge", (at) => fair.pledge(bytes(at.contribution)));
follows("seed", (at) => {
  const given = at.contributions.map((digits) => (digits === null ? null : bytes(digits)));
  return fair.hex(fair.seed(bytes(at.secret), at.table, given));
});
follows("luck_commitment", (at) => fair.luckCommitment(bytes(at.secret)));
follows("luck_draw", (at) =>
  fair.draw(fair.luckSeed(bytes(at.secret)), at.place, at.odds, at.draws),
);
follows("salt", (at) => fair.hex(fair.salt(bytes(at.secret), at.number)));
follows("leaf", (at) => fair.leaf(bytes(at.salt), bytes(at.body)));
follows("genesis", (at) => fair.genesis(at.table, at.commitment));
follows("link", (at) => fair.link(at.previous, at.leaf));

test("every vector is of a function that is tested", () => {
  const tested = "shake256 below draw commitment pledge seed salt leaf link genesis";
  const shared = "luck_commitment luck_draw";
  deepEqual(Object.keys(vectors).sort(), `${tested} ${shared}`.split(" ").sort());
});

test("SHAKE-256 of nothing is what FIPS 202 says", () => {
  const known = "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f";
  equal(fair.hex(fair.shake256(new Uint8Array(), 32)), known);
});

test("a draw is one, unless more are asked for", () => {
  equal(fair.draw(SEED, "0", [["only", 1]]).length, 1);
});

test("a stream has numbers without end, and none of them twice in a row", () => {
  const stream = fair.numbers(SEED, "0", 0);
  const first = Array.from({ length: 50 }, () => stream.next().value as bigint);
  equal(new Set(first).size, 50);
});

test("bytes of a wrong size are refused", () => {
  throws(() => fair.commitment(new Uint8Array(31), "T"), /a secret has 32 bytes, not 31/);
  throws(() => fair.salt(new Uint8Array(33), 0), /a secret has 32 bytes, not 33/);
  throws(() => fair.pledge(new Uint8Array(0)), /a contribution has 16 bytes, not 0/);
  throws(() => fair.seed(SECRET, "T", [new Uint8Array(0)]), /a contribution has 16 bytes, not 0/);
  throws(() => fair.leaf(new Uint8Array(15), SECRET), /a salt has 16 bytes, not 15/);
  throws(() => fair.draw(new Uint8Array(16), "0", [["a", 1]]), /a seed has 32 bytes, not 16/);
});

test("a hash that is written in another way is refused", () => {
  for (const other of ["", "ab", HASH.slice(1), `${HASH}0`, "A".repeat(64), ` ${HASH.slice(1)}`]) {
    throws(() => fair.link(HASH, other), /64 lower-case digits/);
    throws(() => fair.link(other, HASH), /64 lower-case digits/);
    throws(() => fair.genesis("T", other), /64 lower-case digits/);
  }
});

test("text without bytes is refused", () => {
  throws(() => fair.genesis("\ud800", HASH), /not well-formed/);
  throws(() => fair.draw(SEED, "\udfff", [["a", 1]]), /not well-formed/);
});

test("a number that 8 bytes cannot hold is refused", () => {
  for (const other of [-1, 0.5, 2 ** 53, NaN]) {
    throws(() => fair.salt(SECRET, other), /whole and not negative/);
  }
});

test("more than there is cannot be drawn", () => {
  throws(() => fair.draw(SEED, "0", [["a", 2]], 3), /not one of 0/);
  throws(
    () =>
      fair.draw(SEED, "0", [
        ["a", 3],
        ["b", -1],
      ]),
    /how many there are, not -1/,
  );
  throws(() => fair.draw(SEED, "0", [["a", 0.5]]), /how many there are, not 0.5/);
  throws(() => fair.below(3, [(1n << 64n) - 1n]), /the stream has ended/);
});

/**
 * The shuffle proof in the browser: the twin of src/paddock/proof/fair.py, byte for byte.
 * What goes into each hash, and why, is in docs/shuffle-proof.md.
 *
 * The hashes are those of @noble/hashes: Web Crypto has no SHAKE-256, and is missing altogether on a page
 * that a friend's computer serves without TLS.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 as shake } from "@noble/hashes/sha3.js";

type Bytes = Uint8Array<ArrayBuffer>;

/** Pairs of outcome and weight: an object would put keys that look like numbers in another order. */
export type Odds<Outcome> = readonly (readonly [outcome: Outcome, weight: number])[];

const SECRET_BYTES = 32;
const CONTRIBUTION_BYTES = 16;
const SALT_BYTES = 16;
const NUMBER_BYTES = 8;
const HASH_BYTES = 32;
/** How many different numbers a stream can give. */
const SPAN = 1n << 64n;

/** What the server publishes before anyone sits down: it has a secret, for this table only. */
export function commitment(secret: Uint8Array, table: string): string {
  checkSize("a secret", secret, SECRET_BYTES);
  return hash("commitment", secret, utf8(table));
}

/** What a player publishes before any contribution is revealed. */
export function pledge(contribution: Uint8Array): string {
  checkSize("a contribution", contribution, CONTRIBUTION_BYTES);
  return hash("pledge", contribution);
}

/** What all draws of a table follow from: the secret, and a contribution or null a seat. */
export function seed(
  secret: Uint8Array,
  table: string,
  contributions: readonly (Uint8Array | null)[],
): Uint8Array {
  for (const contribution of contributions) {
    if (contribution !== null) checkSize("a contribution", contribution, CONTRIBUTION_BYTES);
  }
  // A contribution is never empty, so an empty one can stand for none.
  const given = contributions.map((contribution) => contribution ?? new Uint8Array());
  return keyedHash(secret, "seed", utf8(table), ...given);
}

/** What is published of a shared luck before the first table is opened on it. */
export function luckCommitment(secret: Uint8Array): string {
  checkSize("the secret of a luck", secret, SECRET_BYTES);
  return hash("luck", secret);
}

/** What all draws on a shared luck follow from: no table and no player enters it. */
export function luckSeed(secret: Uint8Array): Uint8Array {
  return keyedHash(secret, "luck-seed");
}

/** Answer a chance: weights are how many there are, and none is put back. */
export function draw<Outcome>(
  seed: Uint8Array,
  label: string,
  odds: Odds<Outcome>,
  draws = 1,
): Outcome[] {
  checkSize("a seed", seed, HASH_BYTES);
  const left = odds.map(([outcome, weight]) => ({ outcome, weight: checkWeight(weight) }));
  const drawn: Outcome[] = [];
  for (let single = 0; single < draws; single += 1) {
    const size = left.reduce((sum, { weight }) => sum + weight, 0);
    drawn.push(take(left, below(size, numbers(seed, label, single))));
  }
  return drawn;
}

/** The stream of one single draw: one SHAKE-256 a number, with a counter from 0. */
export function* numbers(seed: Uint8Array, label: string, single: number): Generator<bigint> {
  for (let counter = 0; ; counter += 1) {
    const parts = [seed, utf8(label), number(single), number(counter)];
    const block = shake256(message("draw", ...parts), NUMBER_BYTES);
    yield new DataView(block.buffer, block.byteOffset).getBigUint64(0);
  }
}

/**
 * A number from 0 to size - 1, each as likely as any other. Numbers of the stream that would favour
 * some remainders, at the upper end of the span, are passed over.
 */
export function below(size: number, stream: Iterable<bigint>): number {
  if (!Number.isSafeInteger(size) || size <= 0) {
    throw new RangeError(`one of 1 or more can be drawn, not one of ${size}`);
  }
  const remainders = BigInt(size);
  const fair = SPAN - (SPAN % remainders);
  for (const candidate of stream) {
    if (candidate < fair) return Number(candidate % remainders);
  }
  throw new RangeError("the stream has ended");
}

/** What hides the body of an entry in its leaf until the salt is published. */
export function salt(secret: Uint8Array, entry: number): Uint8Array {
  return keyedHash(secret, "salt", number(entry)).slice(0, SALT_BYTES);
}

/** What everybody learns of an entry at once, even if its body is hidden from them. */
export function leaf(salt: Uint8Array, body: Uint8Array): string {
  checkSize("a salt", salt, SALT_BYTES);
  return hash("leaf", salt, body);
}

/** The head of a log without entries. */
export function genesis(table: string, commitment: string): string {
  return hash("genesis", utf8(table), unhex(commitment));
}

/** The head of a log after one more entry. */
export function link(previous: string, leaf: string): string {
  return hash("link", unhex(previous), unhex(leaf));
}

/** Take the piece at this index, where equal pieces lie side by side in the order of odds. */
function take<Outcome>(left: { outcome: Outcome; weight: number }[], index: number): Outcome {
  let end = 0;
  for (const pieces of left) {
    end += pieces.weight;
    if (index < end) {
      pieces.weight -= 1;
      return pieces.outcome;
    }
  }
  throw new RangeError(`there are ${end} pieces, so none at ${index}`);
}

function hash(purpose: string, ...parts: Uint8Array[]): string {
  return hex(sha256(message(purpose, ...parts)));
}

function keyedHash(secret: Uint8Array, purpose: string, ...parts: Uint8Array[]): Uint8Array {
  checkSize("a secret", secret, SECRET_BYTES);
  return hmac(sha256, secret, message(purpose, ...parts));
}

/** The first bytes of what SHAKE-256 makes of a message. */
export function shake256(message: Uint8Array, length: number): Uint8Array {
  return shake(message, { dkLen: length });
}

/** Each part after its length, the purpose first: different parts, different messages. */
function message(purpose: string, ...parts: Uint8Array[]): Bytes {
  const whole = [utf8(`paddock/1/${purpose}`), ...parts];
  return joined(whole.flatMap((part) => [number(part.length), part]));
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/** A number in 8 bytes, the most significant first. */
function number(value: number): Bytes {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`a number is whole and not negative, not ${value}`);
  }
  const bytes = new Uint8Array(NUMBER_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** A lone surrogate has no bytes; an encoder would quietly write another character. */
function utf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new RangeError("the text is not well-formed Unicode");
  return new TextEncoder().encode(text);
}

/** Lower-case digits, two a byte. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A hash from its 64 lower-case digits: a second way to write it would be a second hash. */
function unhex(text: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new RangeError(`a hash is written in 64 lower-case digits, not ${text}`);
  }
  const starts = Array.from({ length: HASH_BYTES }, (_, place) => 2 * place);
  return Uint8Array.from(starts, (start) => parseInt(text.slice(start, start + 2), 16));
}

function checkSize(what: string, value: Uint8Array, size: number): void {
  if (value.length !== size) {
    throw new RangeError(`${what} has ${size} bytes, not ${value.length}`);
  }
}

function checkWeight(weight: number): number {
  if (Number.isSafeInteger(weight) && weight >= 0) return weight;
  throw new RangeError(`a weight is how many there are, not ${weight}`);
}

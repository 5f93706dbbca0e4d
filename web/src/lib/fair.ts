/**
 * The shuffle proof in the browser: the twin of src/paddock/server/fair.py, byte for byte.
 * What goes into each hash, and why, is in docs/shuffle-proof.md.
 *
 * SHA-256 and HMAC are those of Web Crypto, so they are awaited. It has no SHAKE-256: ours is below.
 */

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
export async function commitment(secret: Uint8Array, table: string): Promise<string> {
  checkSize("a secret", secret, SECRET_BYTES);
  return await hash("commitment", secret, utf8(table));
}

/** What a player publishes before any contribution is revealed. */
export async function pledge(contribution: Uint8Array): Promise<string> {
  checkSize("a contribution", contribution, CONTRIBUTION_BYTES);
  return await hash("pledge", contribution);
}

/** What all draws of a table follow from: the secret, and a contribution or null a seat. */
export async function seed(
  secret: Uint8Array,
  table: string,
  contributions: readonly (Uint8Array | null)[],
): Promise<Uint8Array> {
  for (const contribution of contributions) {
    if (contribution !== null) checkSize("a contribution", contribution, CONTRIBUTION_BYTES);
  }
  // A contribution is never empty, so an empty one can stand for none.
  const given = contributions.map((contribution) => contribution ?? new Uint8Array());
  return await keyedHash(secret, "seed", utf8(table), ...given);
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
    yield new DataView(block.buffer).getBigUint64(0);
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
export async function salt(secret: Uint8Array, entry: number): Promise<Uint8Array> {
  return (await keyedHash(secret, "salt", number(entry))).slice(0, SALT_BYTES);
}

/** What everybody is told of an entry at once, even if its body is hidden from them. */
export async function leaf(salt: Uint8Array, body: Uint8Array): Promise<string> {
  checkSize("a salt", salt, SALT_BYTES);
  return await hash("leaf", salt, body);
}

/** The head of a log without entries. */
export async function genesis(table: string, commitment: string): Promise<string> {
  return await hash("genesis", utf8(table), unhex(commitment));
}

/** The head of a log after one more entry. */
export async function link(previous: string, leaf: string): Promise<string> {
  return await hash("link", unhex(previous), unhex(leaf));
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

async function hash(purpose: string, ...parts: Uint8Array[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message(purpose, ...parts))));
}

async function keyedHash(
  secret: Uint8Array,
  purpose: string,
  ...parts: Uint8Array[]
): Promise<Bytes> {
  checkSize("a secret", secret, SECRET_BYTES);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const raw = new Uint8Array(secret);
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message(purpose, ...parts)));
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

// SHAKE-256, from FIPS 202. A state is 25 lanes of 64 bits; lane (x, y) is at x + 5 y.

/** Bytes of the state that take in the message and give out the result; the rest is never seen. */
const RATE = 136;
const LANE = (1n << 64n) - 1n;

/** 3.2.5 What iota adds to lane (0, 0), a round each. */
const ROUND_CONSTANTS: readonly bigint[] = [
  0x0000000000000001n,
  0x0000000000008082n,
  0x800000000000808an,
  0x8000000080008000n,
  0x000000000000808bn,
  0x0000000080000001n,
  0x8000000080008081n,
  0x8000000000008009n,
  0x000000000000008an,
  0x0000000000000088n,
  0x0000000080008009n,
  0x000000008000000an,
  0x000000008000808bn,
  0x800000000000008bn,
  0x8000000000008089n,
  0x8000000000008003n,
  0x8000000000008002n,
  0x8000000000000080n,
  0x000000000000800an,
  0x800000008000000an,
  0x8000000080008081n,
  0x8000000000008080n,
  0x0000000080000001n,
  0x8000000080008008n,
];

/** The first bytes of what SHAKE-256 makes of a message. */
export function shake256(message: Uint8Array, length: number): Bytes {
  let state = new BigUint64Array(25);
  for (let start = 0; start <= message.length; start += RATE) {
    absorb(state, block(message, start));
    state = permuted(state);
  }
  const result = new Uint8Array(length);
  for (let start = 0; start < length; start += RATE) {
    if (start > 0) state = permuted(state);
    result.set(squeezed(state).subarray(0, length - start), start);
  }
  return result;
}

/** 136 bytes of the message; the last block, always short of full, is padded. */
function block(message: Uint8Array, start: number): DataView {
  const bytes = new Uint8Array(RATE);
  const part = message.subarray(start, start + RATE);
  bytes.set(part);
  if (part.length < RATE) {
    bytes[part.length] = 0x1f;
    bytes[RATE - 1] = (bytes[RATE - 1] ?? 0) | 0x80;
  }
  return new DataView(bytes.buffer);
}

function absorb(state: BigUint64Array, bytes: DataView): void {
  for (let lane = 0; lane < RATE / 8; lane += 1) {
    state[lane] = at(state, lane) ^ bytes.getBigUint64(8 * lane, true);
  }
}

function squeezed(state: BigUint64Array): Bytes {
  const bytes = new DataView(new ArrayBuffer(RATE));
  for (let lane = 0; lane < RATE / 8; lane += 1) {
    bytes.setBigUint64(8 * lane, at(state, lane), true);
  }
  return new Uint8Array(bytes.buffer);
}

/** 3.3 Keccak-f[1600]: 24 rounds of theta, rho, pi, chi and iota. */
function permuted(state: BigUint64Array): BigUint64Array<ArrayBuffer> {
  let lanes = new BigUint64Array(state);
  for (const constant of ROUND_CONSTANTS) {
    lanes = chi(rhoAndPi(theta(lanes)));
    lanes[0] = at(lanes, 0) ^ constant;
  }
  return lanes;
}

/** 3.2.1 Each lane takes up the parities of two columns beside its own. */
function theta(lanes: BigUint64Array): BigUint64Array {
  const parity = (x: number) =>
    [0, 5, 10, 15, 20].reduce((sum, row) => sum ^ at(lanes, (x % 5) + row), 0n);
  const change = [0, 1, 2, 3, 4].map((x) => parity(x + 4) ^ rotated(parity(x + 1), 1n));
  return lanes.map((lane, place) => lane ^ (change[place % 5] ?? 0n));
}

/** 3.2.2 and 3.2.3 Each lane but the first turns by its own offset and moves to another place. */
function rhoAndPi(lanes: BigUint64Array): BigUint64Array {
  const moved = new BigUint64Array(lanes);
  let [x, y] = [1, 0];
  for (let step = 0; step < 24; step += 1) {
    const offset = BigInt((((step + 1) * (step + 2)) / 2) % 64);
    const [toX, toY] = [y, (2 * x + 3 * y) % 5];
    moved[toX + 5 * toY] = rotated(at(lanes, x + 5 * y), offset);
    [x, y] = [toX, toY];
  }
  return moved;
}

/** 3.2.4 Each lane is changed by the next two of its row. */
function chi(lanes: BigUint64Array): BigUint64Array<ArrayBuffer> {
  return new BigUint64Array(lanes).map((lane, place) => {
    const [x, row] = [place % 5, place - (place % 5)];
    return lane ^ (~at(lanes, ((x + 1) % 5) + row) & LANE & at(lanes, ((x + 2) % 5) + row));
  });
}

function rotated(lane: bigint, offset: bigint): bigint {
  return ((lane << offset) | (lane >> (64n - offset))) & LANE;
}

/** A lane that is there: the type of an index does not say so. */
function at(lanes: BigUint64Array, place: number): bigint {
  return lanes[place] ?? 0n;
}

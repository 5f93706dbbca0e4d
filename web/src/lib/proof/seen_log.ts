/**
 * What this device saw of its tables while they were played, line by line, with the secrets of that
 * moment hidden. It is stored here and compared with the file that is published in the end: that
 * catches a server that shows one game and publishes another (docs/shuffle-proof.md).
 */

import type { Entry } from "../protocol/types";

const INDEX = "paddock.seen";
/** One takes some 50 kB. */
const MAX_LOGS = 10;

/** A line as a viewer saw it. */
export type SeenLine = readonly [number: number, entry: Entry];

/** The log of one table as one viewer saw it. The first version of a line counts. */
export class SeenLog {
  readonly #place: string;
  #lines: SeenLine[];

  constructor(code: string, seat: number | null) {
    this.#place = placeOf(code, seat);
    this.#lines = linesAt(this.#place);
  }

  /** One more line. Chat is nobody's proof. */
  add(number: number, entry: Entry): void {
    if (number > (this.#lines.at(-1)?.[0] ?? 0) && entry.type !== "Said") {
      this.#lines.push([number, entry]);
    }
  }

  keep(): void {
    const all = places();
    if (all.at(-1) !== this.#place) remember(all, this.#place);
    write(this.#place, this.#lines);
  }
}

/** All logs that this device saw of a table: one per seat, and a spectator's. */
export function seenLogs(code: string): readonly (readonly SeenLine[])[] {
  return places()
    .filter((place) => place.startsWith(placeOf(code, null).slice(0, -1)))
    .map((place) => linesAt(place));
}

function placeOf(code: string, seat: number | null): string {
  return `${INDEX}.${code}.${seat ?? "-"}`;
}

function places(): readonly string[] {
  return (read(INDEX) as string[] | null) ?? [];
}

function linesAt(place: string): SeenLine[] {
  return (read(place) as SeenLine[] | null) ?? [];
}

function remember(known: readonly string[], place: string): void {
  const all = [...known.filter((other) => other !== place), place];
  for (const old of all.slice(0, -MAX_LOGS)) forget(old);
  write(INDEX, all.slice(-MAX_LOGS));
}

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

function write(place: string, kept: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // A private window may not remember anything, and no room is no reason not to play.
  }
}

function forget(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Then it was never there.
  }
}

/**
 * What the tables told this device while they were played, line by line, as it was shown: some of it
 * hidden then. It is kept here, and held against the file that is published in the end: a server
 * that shows one game and publishes another is caught by it (docs/shuffle-proof.md).
 */

import type { Entry } from "../protocol/types";

const INDEX = "paddock.told";
/** So many logs are kept; one takes some 50 kB. */
const MOST = 10;

/** A line as a viewer was told it. */
export type ToldLine = readonly [number: number, entry: Entry];

/** The log of one table as one viewer was told it. What was said first of a line counts. */
export class ToldLog {
  readonly #place: string;
  #lines: ToldLine[];

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

/** All that this device was told of a table, by all who sat or watched there. */
export function toldOf(code: string): readonly (readonly ToldLine[])[] {
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

function linesAt(place: string): ToldLine[] {
  return (read(place) as ToldLine[] | null) ?? [];
}

function remember(known: readonly string[], place: string): void {
  const all = [...known.filter((other) => other !== place), place];
  for (const old of all.slice(0, -MOST)) forget(old);
  write(INDEX, all.slice(-MOST));
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

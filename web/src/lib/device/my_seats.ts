/** Which seats at which tables belong to this device, and what it pledged for the shuffle. */

import { Keeping } from "./newest_store";

/** The token of the seat is in a cookie that no script can read; this only knows that it is there. */
export interface Belonging {
  readonly seat: number;
  readonly name: string;
  /** 16 random bytes in hexadecimal, revealed when the game starts. */
  readonly contribution: string;
  /** The line that called a start off, where the contribution was drawn after one. */
  readonly off?: number;
  /** When this device was last at the table, in milliseconds since 1970. */
  readonly at?: number;
}

const keeping = new Keeping<readonly Belonging[]>("paddock.seats", 50);

export function belongingsAt(code: string): readonly Belonging[] {
  return keeping.read()[code] ?? [];
}

export function keepSeat(code: string, belonging: Belonging): void {
  const kept = keeping.read();
  const others = (kept[code] ?? []).filter(({ seat }) => seat !== belonging.seat);
  const now = { ...belonging, at: Date.now() };
  keeping.write({ ...kept, [code]: [...others, now].sort((a, b) => a.seat - b.seat) });
}

/** This device is at the table now: it becomes the newest. */
export function visit(code: string): void {
  const { [code]: here = [], ...others } = keeping.read();
  if (here.length === 0) return;
  keeping.write({ ...others, [code]: here.map((one) => ({ ...one, at: Date.now() })) });
}

export function dropSeat(code: string, seat: number): void {
  const kept = keeping.read();
  keeping.write({
    ...kept,
    [code]: (kept[code] ?? []).filter((belonging) => belonging.seat !== seat),
  });
}

/** The tables where this device has a seat, the one where it was last first. */
export function tablesOfMine(): readonly { code: string; belongings: readonly Belonging[] }[] {
  return Object.entries(keeping.read())
    .filter(([, belongings]) => belongings.length > 0)
    .map(([code, belongings]) => ({ code, belongings }))
    .reverse();
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Which seats at which tables belong to this device, and what it pledged for the shuffle. */

const PLACE = "paddock.seats";
const MOST = 50;

/** The token of the seat is in a cookie that no script can read; this only knows that it is there. */
export interface Belonging {
  readonly seat: number;
  readonly name: string;
  /** 16 random bytes in hexadecimal, revealed when the game starts. */
  readonly contribution: string;
  /** When this device was last at the table, in milliseconds since 1970. */
  readonly at?: number;
}

type Kept = Record<string, readonly Belonging[]>;

export function belongingsAt(code: string): readonly Belonging[] {
  return read()[code] ?? [];
}

export function keepSeat(code: string, belonging: Belonging): void {
  const kept = read();
  const others = (kept[code] ?? []).filter(({ seat }) => seat !== belonging.seat);
  const now = { ...belonging, at: Date.now() };
  write({ ...kept, [code]: [...others, now].sort((a, b) => a.seat - b.seat) });
}

/** This device is at the table now: it becomes the newest. */
export function visit(code: string): void {
  const { [code]: here = [], ...others } = read();
  if (here.length === 0) return;
  write({ ...others, [code]: here.map((one) => ({ ...one, at: Date.now() })) });
}

export function dropSeat(code: string, seat: number): void {
  const kept = read();
  write({ ...kept, [code]: (kept[code] ?? []).filter((belonging) => belonging.seat !== seat) });
}

/** The tables where this device has a seat, the one where it was last first. */
export function tablesOfMine(): readonly { code: string; belongings: readonly Belonging[] }[] {
  return Object.entries(read())
    .filter(([, belongings]) => belongings.length > 0)
    .map(([code, belongings]) => ({ code, belongings }))
    .reverse();
}

export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let unkept: Kept = {};

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return unkept;
  }
}

function write(kept: Kept): void {
  unkept = Object.fromEntries(Object.entries(kept).slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(unkept));
  } catch {
    // A private window may not remember anything: then it lasts as long as the page.
  }
}

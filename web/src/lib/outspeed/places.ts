/** Where things stand on the picture of the track. */

import { ZONES_OF_A_BOARD } from "./staging";

/** A zone's board, counted from the rear of the track, and its place there. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  /** The place where boards lie above one another and the way turns at their ends. */
  readonly turned: number;
  readonly backwards: boolean;
}

export function spotOf(zone: number, rear: number): Spot {
  const board = Math.floor((zone - 1) / ZONES_OF_A_BOARD);
  const column = (((zone - 1) % ZONES_OF_A_BOARD) + ZONES_OF_A_BOARD) % ZONES_OF_A_BOARD;
  const backwards = Math.abs(board % 2) === 1;
  return {
    row: board - (rear - 1) / ZONES_OF_A_BOARD,
    column,
    backwards,
    turned: backwards ? ZONES_OF_A_BOARD - 1 - column : column,
  };
}

/** Shares of a zone's width and height: where the middle of a ship is. */
export interface Berth {
  readonly across: number;
  readonly down: number;
  /** Times the size of a ship among many. */
  readonly size: number;
}

/** One or two ships above one another, more of them in rows of two: none covers another. */
export function berthOf(place: number, ships: number): Berth {
  if (ships <= 2)
    return { across: 0.5, down: (place + 0.5) / ships, size: ships === 1 ? 1.9 : 1.4 };
  const alone = place === ships - 1 && ships % 2 === 1;
  return {
    across: alone ? 0.5 : place % 2 === 0 ? 0.26 : 0.74,
    down: (Math.floor(place / 2) + 0.5) / Math.ceil(ships / 2),
    size: 1,
  };
}

/** The berth of each ship, by the zones that they are in; null: nowhere. */
export function berthsOf(zones: readonly (number | null)[]): readonly (Berth | null)[] {
  return zones.map((zone, seat) => {
    if (zone === null) return null;
    const here = zones.flatMap((other, at) => (other === zone ? [at] : []));
    return berthOf(here.indexOf(seat), here.length);
  });
}

/** A letter for each name: of its first word, or of its last where that tells more apart. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const firsts = names.map((name) => initial(name));
  return names.map((name, seat) => {
    const shared = firsts.filter((other) => other === firsts[seat]).length > 1;
    return shared ? initial(name.trim().split(/\s+/).at(-1) ?? "") : (firsts[seat] ?? "");
  });
}

function initial(word: string): string {
  const point = word.trim().codePointAt(0);
  return point === undefined ? "" : String.fromCodePoint(point).toUpperCase();
}

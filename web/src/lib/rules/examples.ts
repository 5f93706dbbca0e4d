/** Which rules have a drawn example, and what is drawn. Each is explained by a message of its own. */

import type { GameName } from "../games/catalog";

/** A piece on a row of fields: where it was, if it moved, and whether it is out. */
export interface Piece {
  readonly livery: string;
  readonly at: number;
  readonly from?: number;
  readonly out?: boolean;
  readonly crowned?: boolean;
  /** Below the piece: points, fuel, a card's effect. */
  readonly label?: string;
}

export interface Card {
  readonly value: string;
  /** The white number of the tactical game. */
  readonly white?: number;
  readonly livery?: string;
}

export type Example =
  | {
      readonly kind: "row";
      readonly first: number;
      readonly last: number;
      /** Fields up to here fall. */
      readonly falls?: number;
      readonly cards?: readonly Card[];
      readonly pieces: readonly Piece[];
    }
  | { readonly kind: "gate"; readonly room: number; readonly came: readonly string[] }
  | { readonly kind: "fuel"; readonly cost: number; readonly had: readonly Piece[] }
  | { readonly kind: "tokens"; readonly kept: string; readonly returned: string };

export const EXAMPLES: Readonly<Record<GameName, Readonly<Record<string, Example>>>> = {
  outspeed: {
    "7.2": { kind: "gate", room: 2, came: ["r", "b", "g"] },
    "5.3": {
      kind: "row",
      first: 1,
      last: 21,
      falls: 7,
      pieces: [
        { livery: "r", at: 6, out: true },
        { livery: "w", at: 10 },
        { livery: "y", at: 15, from: 12 },
      ],
    },
    "7.4": {
      kind: "fuel",
      cost: 5,
      had: [
        { livery: "r", at: 5, out: true },
        { livery: "b", at: 6 },
      ],
    },
    "4.10": {
      kind: "row",
      first: 1,
      last: 14,
      pieces: [
        { livery: "g", at: 3, label: "✛" },
        { livery: "b", at: 7, label: "5 → 3" },
        { livery: "y", at: 11, label: "2 → 0", out: true },
      ],
    },
    "7.7": { kind: "tokens", kept: "nitro", returned: "tank" },
  },
  why_first: {
    "3.2": {
      kind: "row",
      first: 0,
      last: 8,
      cards: [{ value: "+4" }, { value: "−2" }],
      pieces: [{ livery: "b", at: 5, from: 3 }],
    },
    "3.3": {
      kind: "row",
      first: 10,
      last: 16,
      cards: [{ value: "+3" }, { value: "−4" }],
      pieces: [{ livery: "r", at: 14, from: 15 }],
    },
    "4.1": {
      kind: "row",
      first: 1,
      last: 9,
      pieces: [
        { livery: "g", at: 2, label: "0" },
        { livery: "b", at: 5, crowned: true, label: "5" },
        { livery: "y", at: 5, crowned: true, label: "5" },
        { livery: "r", at: 8, label: "0" },
      ],
    },
    "5.1": {
      kind: "row",
      first: 6,
      last: 11,
      pieces: [
        { livery: "g", at: 7, crowned: true, label: "7" },
        { livery: "b", at: 10, label: "10" },
        { livery: "r", at: 10, label: "10" },
      ],
    },
    "6.2": {
      kind: "row",
      first: 0,
      last: 8,
      cards: [
        { value: "+1", livery: "l" },
        { value: "+3", livery: "r" },
      ],
      pieces: [
        { livery: "r", at: 1 },
        { livery: "l", at: 6, from: 2 },
      ],
    },
    "7.2": {
      kind: "row",
      first: 0,
      last: 8,
      cards: [
        { value: "+4", white: 31, livery: "r" },
        { value: "−3", white: 24, livery: "b" },
        { value: "+2", white: 12, livery: "g" },
      ],
      pieces: [
        { livery: "r", at: 1, from: 4 },
        { livery: "b", at: 2 },
        { livery: "g", at: 6, from: 0 },
      ],
    },
  },
};

/** What drawn examples of rules are made of. */

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
  /** The small number in its corner. */
  readonly white?: number;
  readonly livery?: string;
}

/** Pieces on a row of fields, with cards beside it. */
export interface Row {
  readonly kind: "row";
  readonly first: number;
  readonly last: number;
  /** Fields up to here fall, and those from `fresh` on are new. */
  readonly falls?: number;
  readonly fresh?: number;
  readonly cards?: readonly Card[];
  readonly pieces: readonly Piece[];
}

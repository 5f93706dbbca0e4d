/** What the verifier reads of the file of a finished game, and what it follows of each seat. */

interface Offer {
  readonly odds: readonly (readonly [unknown, number])[];
  readonly draws: number;
  /** What the game calls this draw, at a table on a shared luck. */
  readonly place?: string;
}

export interface ProofLine {
  readonly number: number;
  readonly leaf: string;
  readonly body: string;
}

export interface Proof {
  readonly scheme: string;
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  readonly pledges: readonly (string | null)[];
  readonly contributions: readonly (string | null)[];
  readonly result: object | null;
  /** Null where the rules have changed since: then draws can be checked only with the old ones. */
  readonly odds: readonly (Offer | null)[] | null;
  readonly lines: readonly ProofLine[];
  readonly head: string;
  /** The luck that the table shares with others; its secret is null until it is opened. */
  readonly luck?: { readonly commitment: string; readonly secret: string | null } | null;
}

/** The parts of a published file that are read here. */
export interface GameFile {
  readonly game: string;
  readonly rules_version: number;
  readonly inputs: readonly unknown[];
  readonly events: readonly unknown[];
  readonly proof: Proof;
}

/** An entry of the log; which fields there are depends on its type. */
export interface Entry {
  readonly type: string;
  readonly seat: number;
  readonly decision: number;
  readonly [field: string]: unknown;
}

export interface OpenedOptions {
  readonly game: string;
  readonly players: number;
  readonly luck?: string;
}

export interface Input {
  readonly type: string;
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly drawn?: readonly unknown[];
}

/** Who is on a seat, and the lines at which they took it, pledged, and gave their part of the seed. */
export interface SeatSoFar {
  person: boolean;
  pledge: string | null;
  taken: number;
  pledged: number;
  ready: boolean;
  contribution: string | null;
  given: number;
}

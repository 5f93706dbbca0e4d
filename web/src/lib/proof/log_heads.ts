/**
 * What this device saw of the logs of tables while they were played. A server that shows
 * another log afterwards, or another one to somebody else, is caught by it (docs/shuffle-proof.md).
 */

import * as fair from "./shuffle.ts";
import { Keeping } from "../device/newest_store.ts";

/** The head after a line; `forked` once two of the logs that were seen did not match. */
export interface Memory {
  readonly number: number;
  readonly head: string;
  readonly forked: boolean;
}

const keeping = new Keeping<Memory>("paddock.heads", 50);

/** What was kept of a table, if anything. */
export function remembered(code: string): Memory | null {
  return keeping.read()[code] ?? null;
}

/** The log of one table as one viewer sees it, from its first line on. */
export class Chain {
  /** The head before the first line, and after each. */
  #heads: string[];
  #forked = false;

  constructor(
    readonly code: string,
    readonly commitment: string,
  ) {
    this.#heads = [fair.genesis(code, commitment)];
  }

  /** Whether all lines so far are one log, here and in earlier visits of this device. */
  get whole(): boolean {
    return !this.#forked;
  }

  /** A server has one secret for a table: it may not name another when one comes back. */
  meet(commitment: string): void {
    if (commitment !== this.commitment) this.#forked = true;
  }

  /** Add a line; one that was seen before must be the same. */
  add(number: number, leaf: string): void {
    const before = this.#heads[number - 1];
    if (before === undefined || !/^[0-9a-f]{64}$/.test(leaf)) {
      this.#forked = true;
      return;
    }
    const head = fair.link(before, leaf);
    this.#heads[number] ??= head;
    if (this.#heads[number] !== head) this.#forked = true;
  }

  /** Keep the last head on this device, if what is kept there leads to it. */
  keep(): void {
    const kept = keeping.read();
    const number = this.#heads.length - 1;
    const known = kept[this.code];
    if (known !== undefined) this.#compare(known);
    if (known !== undefined && (known.number >= number || this.#forked)) {
      if (known.forked || !this.#forked) return;
      keeping.write({ ...kept, [this.code]: { ...known, forked: true } });
      return;
    }
    const head = this.#heads[number] ?? "";
    keeping.write({ ...kept, [this.code]: { number, head, forked: this.#forked } });
  }

  #compare({ number, head, forked }: Memory): void {
    const here = this.#heads[number];
    if (forked || (here !== undefined && here !== head)) this.#forked = true;
  }
}

interface Published {
  readonly proof: {
    readonly table: string;
    readonly commitment: string;
    readonly contributions: readonly (string | null)[];
    readonly lines: readonly { readonly leaf: string }[];
  };
}

/** Whether the log in the file of a finished game goes on from what was kept while it was played. */
export function isSameLog(text: string, memory: Memory): boolean {
  const { table, commitment, lines } = (JSON.parse(text) as Published).proof;
  if (memory.forked || memory.number > lines.length) return false;
  const seen = lines.slice(0, memory.number);
  const first = fair.genesis(table, commitment);
  return seen.reduce((head, { leaf }) => fair.link(head, leaf), first) === memory.head;
}

/** Whether the draws were made with what this device gave for a seat. */
export function isInSeed(text: string, seat: number, contribution: string): boolean {
  return (JSON.parse(text) as Published).proof.contributions[seat] === contribution;
}

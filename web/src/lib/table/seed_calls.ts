/** How often a table asked its players for the seed, and when it gave up. */

import type { News } from "../protocol/types";

export interface SeedCalls {
  /** Calls since the lobby was last open: the second one is the second try. */
  readonly tries: number;
  /** The last line that called a start off, or 0. */
  readonly off: number;
}

export function seedCalls(lines: readonly News[]): SeedCalls {
  let [tries, off] = [0, 0];
  for (const { entry, number } of lines) {
    if (entry.type === "Called") tries += 1;
    if (entry.type === "CalledOff") [tries, off] = [0, number];
  }
  return { tries, off };
}

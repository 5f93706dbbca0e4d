/** How strong bots can be: the server says which levels it has. */

import { ask } from "../protocol/api";
import type { Catalog } from "../protocol/types";

class Levels {
  /** The weakest first; empty until the server has answered. */
  all = $state.raw<readonly string[]>([]);
  #asked: Promise<void> | null = null;

  /** Ask the server, once; after a failure the next call asks again. */
  load(): Promise<void> {
    this.#asked ??= this.#load();
    return this.#asked;
  }

  async #load(): Promise<void> {
    try {
      this.all = (await ask<Catalog>("GET", "/api/catalog")).strengths;
    } catch {
      this.#asked = null;
    }
  }

  /** How many of its bars a level fills. Bold and careful are two ways to be a Regular. */
  barsOf(level: string): number {
    return Math.max(0, this.all.indexOf(STYLES.has(level) ? "regular" : level)) + 1;
  }
}

const STYLES: ReadonlySet<string> = new Set(["bold", "careful"]);

export const levels = new Levels();

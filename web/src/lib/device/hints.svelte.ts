/** Hints for a first race: which were put away, and in which games a race is over. */

import { settings } from "./settings.svelte";

const PLACE = "paddock.hints";
/** Times the usual pace: a newcomer reads every line for the first time. */
const FIRST_RACE_PACE = 0.7;

class Hints {
  #away = $state.raw<ReadonlySet<string>>(new Set(kept()));

  /** Whether a hint of a game is still to be shown. */
  shows(game: string, name: string): boolean {
    return this.#learns(game) && !this.#away.has(`${game}/${name}`);
  }

  /** How fast a game is shown; 0 is at once. A first race takes its time at the usual pace. */
  paceOf(game: string): number {
    if (settings.calm) return 0;
    return settings.pace === 1 && this.#learns(game) ? FIRST_RACE_PACE : settings.pace;
  }

  putAway(game: string, name: string): void {
    this.#keep(`${game}/${name}`);
  }

  /** A whole race is over: its game needs no more hints. */
  finish(game: string): void {
    if (!this.#away.has(game)) this.#keep(game);
  }

  skipAll(): void {
    settings.hints = false;
    settings.keep();
  }

  #learns(game: string): boolean {
    return settings.hints && !this.#away.has(game);
  }

  #keep(what: string): void {
    this.#away = new Set([...this.#away, what]);
    try {
      localStorage.setItem(PLACE, JSON.stringify([...this.#away]));
    } catch {
      // A private window may not remember anything: then it lasts as long as the page.
    }
  }
}

function kept(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(read) ? read.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const hints = new Hints();

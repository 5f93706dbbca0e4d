/** What the coach says of a finished game, or of the decision that is open. */

import { Keeping } from "../device/newest_store";
import { ask, Refused } from "../protocol/api";
import type { Analysis, Hint, Judgement } from "../protocol/types";

/** How many hints this device took, by table and seat. */
const HINTS = new Keeping<number>("paddock-hints", 50);

export class Coach {
  analysis = $state.raw<Analysis | null>(null);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** Why there is no answer. */
  refusal = $state<string | null>(null);
  /** How many hints this device took at this table. */
  hints = $state(0);

  constructor(
    readonly code: string,
    readonly seat: number,
  ) {
    this.hints = HINTS.read()[this.#name] ?? 0;
  }

  get #name(): string {
    return `${this.code}-${this.seat}`;
  }

  async analyse(): Promise<void> {
    const found = await this.#ask("analysis");
    if (found !== null) this.analysis = found as Analysis;
  }

  async advise(): Promise<void> {
    const found = await this.#ask("hint");
    if (found === null) return;
    this.hint = found as Hint;
    this.hints += 1;
    HINTS.write({ ...HINTS.read(), [this.#name]: this.hints });
  }

  /** The hint, while its decision is open. */
  hintFor(decision: number): Hint | null {
    return this.hint?.decision === decision ? this.hint : null;
  }

  /** The answer, or null with a reason in `refusal`. */
  async #ask(what: string): Promise<unknown> {
    if (this.busy) return null;
    this.busy = true;
    this.refusal = null;
    const path = `/api/tables/${encodeURIComponent(this.code)}/${what}?seat=${this.seat}`;
    try {
      return await ask<unknown>("GET", path);
    } catch (error) {
      this.refusal = error instanceof Refused ? error.why : "server-failed";
      return null;
    } finally {
      this.busy = false;
    }
  }
}

export function turningPoints(analysis: Analysis): readonly Judgement[] {
  return analysis.turning_points
    .map((place) => analysis.judgements[place])
    .filter((turn) => turn !== undefined);
}

/** The judgement of the decision that is closed by this step of a replay. */
export function judgementAt(analysis: Analysis | null, step: number): Judgement | null {
  return analysis?.judgements.find((one) => one.step === step) ?? null;
}

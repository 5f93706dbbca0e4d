/** What the coach says of a finished game, or of the decision that is open. */

import { ask, Refused } from "../protocol/api";
import type { Message } from "../i18n/message";
import type { Action, Analysis, Hint, Judgement } from "../protocol/types";

export class Coach {
  analysis = $state.raw<Analysis | null>(null);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  /** Why there is no answer. */
  refusal = $state<string | null>(null);

  constructor(
    readonly code: string,
    readonly seat: number,
    /** An action of this seat as a short noun. */
    readonly nameOf: (action: Action) => Message,
  ) {}

  async analyse(): Promise<void> {
    const found = await this.#ask("analysis");
    if (found !== null) this.analysis = found as Analysis;
  }

  async advise(): Promise<void> {
    const found = await this.#ask("hint");
    if (found !== null) this.hint = found as Hint;
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

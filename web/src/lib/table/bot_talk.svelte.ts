/** The line of a bot that is shown now. */

import { settings } from "../device/settings.svelte";
import type { SeatShown } from "../protocol/types";
import { lineAfter, type Line, type OwnTalk } from "../bots/lines";

const SHOWN_MS = 4500;

/** The line that is shown now. */
export class BotTalk {
  line = $state.raw<Line | null>(null);
  #seen: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A decision is open; the first that is seen was not waited for. */
  hear(own: OwnTalk, code: string, decision: number | null, seats: readonly SeatShown[]): void {
    if (decision === null || decision === this.#seen) return;
    const first = this.#seen === null;
    this.#seen = decision;
    if (first || !settings.botTalk) return;
    const line = lineAfter(own, code, decision, seats);
    if (line === null) return;
    this.line = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.line = null), SHOWN_MS);
  }

  /** A person who presses something has other things to read. */
  hush(): void {
    this.close();
    this.line = null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

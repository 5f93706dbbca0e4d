/** A lobby on this device: who sits where, and what can be asked of the server. */

import { levels } from "../bots/levels.svelte";
import { settings } from "../device/settings.svelte";
import { invented } from "../i18n/nicknames";
import { reason } from "../i18n/words.svelte";
import { Refused } from "../protocol/api";
import type { Look } from "../protocol/types";
import type { Sitting } from "../table/device_seats.svelte";
import { pledgeFor, sitDown, withNewSeed } from "../table/join";
import { allReady, freeSeats, notReady } from "../table/seated";
import { seedCalls } from "../table/seed_calls";

export class LobbyDesk {
  /** The name of the next person who sits down at this device. */
  name = $state("");
  /** How strong the next bot is. */
  level = $state("regular");
  #refusal = $state<string | null>(null);
  readonly mine = $derived.by(() => this.sitting().seats.map(({ seat }) => seat));
  /** Who at this device asks for things; nobody, where nobody sits. */
  readonly voice = $derived.by(() => this.sitting().seats[0]);
  readonly free = $derived.by(() => freeSeats(this.look()));
  readonly waiting = $derived.by(() => notReady(this.look()));
  readonly canStart = $derived.by(() => allReady(this.look()));
  readonly iAmReady = $derived.by(() =>
    this.mine.every((seat) => seat !== null && this.look().seats[seat]?.ready === true),
  );
  readonly refusal = $derived.by(() => {
    const asked = this.sitting()
      .seats.map((table) => table.refusal)
      .find((why) => why !== null);
    return this.#refusal ?? (asked === undefined ? null : reason(asked));
  });
  /** What is asked before it is done: another name for a seat, or whom to remove. */
  question = $state.raw<{ readonly of: "name" | "removal"; readonly seat: number } | null>(null);
  readonly #pledging = new Set<string>();
  /** The level that each bot which is being replaced is to have. */
  readonly #wanted = new Map<number, string>();
  /** A seat whose new bot has been accepted, but cannot be seen yet. */
  #back: number | null = null;

  constructor(
    readonly sitting: () => Sitting,
    readonly look: () => Look,
  ) {
    // A person who sits already needs no name: the next one at this device has another.
    if (sitting().seats.length === 0) this.name = settings.name;
    void levels.load();
  }

  /** A name for the next person who gives none; this device's own for the first. */
  get invented(): string {
    return invented(this.mine.length);
  }

  async sit(seat: number): Promise<void> {
    this.#refusal = null;
    const name = this.name.trim();
    try {
      await sitDown(this.sitting().code, name === "" ? this.invented : name, seat);
      if (settings.name === "") settings.name = name;
      settings.keep();
      this.sitting().refresh();
      this.name = "";
    } catch (error) {
      this.#refusal = reason(error instanceof Refused ? error.why : "server-failed");
    }
  }

  async leave(seat: number): Promise<void> {
    const sitting = this.sitting();
    await sitting.seats.find((table) => table.seat === seat)?.ask({ type: "FreeSeat", seat });
    sitting.forget(seat);
  }

  /**
   * The log has no line for another name: leave the seat and take it again. If the name is refused,
   * the old one comes back.
   */
  async rename(seat: number, wanted: string): Promise<void> {
    const name = wanted.trim();
    const { name: old, ready } = this.look().seats[seat] ?? {};
    if (name === "" || old == null || name === old) return;
    this.#refusal = null;
    if (this.look().seats.some((one) => one.name === name)) {
      this.#refusal = reason("name-taken");
      return;
    }
    const sitting = this.sitting();
    const there = sitting.seats.find((table) => table.seat === seat);
    if (there === undefined || "why" in (await there.ask({ type: "FreeSeat", seat }))) return;
    // Closed at once: the server is about to say that the seat was lost.
    there.close();
    try {
      await sitDown(sitting.code, name, seat);
      if (this.mine.length === 1) settings.name = name;
      settings.keep();
    } catch (error) {
      this.#refusal = reason(error instanceof Refused ? error.why : "server-failed");
      try {
        await sitDown(sitting.code, old, seat);
      } catch {
        sitting.forget(seat);
        return;
      }
    }
    const again = await sitting.renew(seat);
    if (ready === true) await again.ask({ type: "Ready", ready });
  }

  async seatBot(seat: number, level = this.level): Promise<void> {
    await this.voice?.ask({ type: "SeatBot", seat, level });
  }

  /** Another bot for a bot. Whoever asks for a third meanwhile gets that one. */
  async train(seat: number, level: string): Promise<void> {
    const busy = this.#wanted.has(seat);
    this.#wanted.set(seat, level);
    if (busy) return;
    let given = "";
    try {
      while (given !== this.#wanted.get(seat)) {
        given = this.#wanted.get(seat) ?? level;
        await this.remove(seat);
        await this.seatBot(seat, given);
      }
    } finally {
      this.#wanted.delete(seat);
      this.#back = this.look().seats[seat]?.bot === given ? null : seat;
    }
  }

  /** Whether a bot that comes to this seat was called by its list of levels. */
  comesBack(seat: number): boolean {
    if (this.#wanted.has(seat)) return true;
    const expected = this.#back === seat;
    this.#back = null;
    return expected;
  }

  async remove(seat: number): Promise<void> {
    await this.voice?.ask({ type: "FreeSeat", seat });
  }

  async fill(): Promise<void> {
    for (const seat of this.free) await this.seatBot(seat);
  }

  async ready(ready: boolean): Promise<void> {
    for (const table of this.sitting().seats) await table.ask({ type: "Ready", ready });
  }

  async start(): Promise<void> {
    await this.voice?.ask({ type: "Start" });
  }

  /**
   * At a rematch, and after a start that was called off, everybody has a seat already: a seed of
   * this device is pledged on arrival.
   */
  pledge(): void {
    const { seats, code } = this.sitting();
    for (const table of seats) {
      const seat = table.seat ?? -1;
      const shown = this.look().seats[seat];
      if (shown === undefined || shown.name === null || shown.pledged) continue;
      const { off } = seedCalls(table.log);
      const kept = withNewSeed(code, seat, off);
      const pledging = `${String(seat)}-${String(off)}`;
      if (kept === undefined || this.#pledging.has(pledging)) continue;
      this.#pledging.add(pledging);
      void table.ask({ type: "Ready", ready: false, pledge: pledgeFor(kept.contribution) });
    }
  }
}

/** A finished game that can be stepped through, forwards and back, from any seat. */

import type { Message } from "../i18n/message";
import type { GameEvent, GameView, Replay, ReplayStep } from "../protocol/types";
import { Stage, type Tempo } from "../board/stage.svelte";
import type { AnyStaging } from "../board/stage.svelte";

/** Milliseconds that a place is looked at when the film is wound to it and plays on. */
const LOOK = 700;

export class Film {
  /** How many steps have been shown. */
  place = $state(0);
  playing = $state(false);
  readonly stage: Stage<GameView, GameEvent, unknown>;
  /** How often it was wound to another place. */
  #jumps = 0;
  #rolling = false;

  constructor(
    readonly replay: Replay,
    staging: AnyStaging,
    tempo: Tempo,
    shown: (event: GameEvent) => void,
  ) {
    this.stage = new Stage(staging, tempo, shown);
    this.jump(1);
  }

  get length(): number {
    return this.replay.steps.length;
  }

  get step(): ReplayStep | undefined {
    return this.replay.steps[this.place - 1];
  }

  /** The rounds there are, each with the step that opens it. */
  get rounds(): readonly { readonly round: number; readonly place: number }[] {
    return this.replay.steps.flatMap(({ begins }, index) =>
      begins.map((round) => ({ round, place: index + 1 })),
    );
  }

  /** The round that is on. */
  get round(): number {
    return this.step?.round ?? 1;
  }

  /** Show the next step with its events. */
  async forward(): Promise<void> {
    const next = this.replay.steps[this.place];
    if (next === undefined) return;
    this.place += 1;
    this.stage.play(next.events);
    if (next.view !== null) this.stage.settle(next.view);
    await this.stage.rest();
  }

  /** One step more by hand: what is still being shown is there at once. */
  async stepOn(): Promise<void> {
    this.pause();
    while (this.stage.busy) {
      this.stage.skip();
      await this.stage.rest();
    }
    await this.forward();
  }

  /** One step back by hand. */
  stepBack(): void {
    this.pause();
    this.jump(this.place - 1);
  }

  /** Settle on a step without showing what led there; the last line stays as if it had been shown. */
  jump(place: number): void {
    this.#jumps += 1;
    this.stage.skip();
    this.place = Math.min(Math.max(place, 1), this.length);
    const view = this.step?.view ?? null;
    if (view !== null) this.stage.settle(view, this.#lastSaid(), this.#past());
  }

  #past(): readonly GameEvent[] {
    return this.replay.steps.slice(0, this.place).flatMap((step) => step.events);
  }

  /** What is said last on the way to this step. */
  #lastSaid(): readonly Message[] {
    const events = this.#past();
    const last = events.findLast((event) => this.stage.staging.tell(event).length > 0);
    return last === undefined ? [] : this.stage.staging.tell(last);
  }

  jumpToRound(round: number): void {
    const found = this.rounds.find((one) => one.round === round);
    if (found !== undefined) this.jump(found.place);
  }

  async play(): Promise<void> {
    this.playing = true;
    // Paused and played on within a step: it has not stopped.
    if (this.#rolling) return;
    this.#rolling = true;
    await this.stage.rest();
    await this.#roll();
    this.#rolling = this.playing = false;
  }

  pause(): void {
    this.playing = false;
  }

  async #roll(): Promise<void> {
    if (!this.playing || this.place >= this.length) return;
    const jumps = this.#jumps;
    await this.forward();
    if (jumps !== this.#jumps) await this.#lookAround();
    await this.#roll();
  }

  /** The picture comes to rest where the film was wound to: else it would slide there. */
  async #lookAround(): Promise<void> {
    const jumps = this.#jumps;
    await this.stage.tempo.wait(LOOK).over;
    if (jumps !== this.#jumps) await this.#lookAround();
  }
}

/**
 * Shows what happened, one event after the other, and settles on what the server says is true.
 * It knows no rules: how an event looks is the game's `Staging`, and a view always has the last word.
 */

import type { Message } from "../i18n/message";
import type { GameEvent, GameView } from "../protocol/types";

/** How a game is shown. `after` changes the picture as the event tells, and nothing else. */
export interface Staging<View, Event, Scene> {
  /** The picture of a view. It may keep of the picture before what a view does not tell. */
  sceneOf: (view: View, before: Scene | null) => Scene;
  /** For a late viewer: add what past events say and the view does not. */
  recall?: (scene: Scene, past: readonly Event[]) => Scene;
  after: (scene: Scene, event: Event) => Scene;
  /** Milliseconds that an event takes at the usual pace; 0: it needs no time of its own. */
  lasts: (event: Event) => number;
  /** Beats: what happens together is shown together. Without them, each event is shown alone. */
  beats?: Beats<Event, Scene>;
  /** Fetch what `tell` needs to know of these events; without it, it knows. */
  learn?: (events: readonly Event[]) => Promise<void>;
  tell: (event: Event) => readonly Message[];
  /** The same in few words, for those who see it happen. */
  brief?: (event: Event) => readonly Message[];
  /** Why it came out so, in a line that stays when all is shown; nothing: the last line stays. */
  recap?: (events: readonly Event[], scene?: Scene | null) => readonly Message[];
}

/** How events that happen together are shown as one. */
export interface Beats<Event, Scene> {
  /** How many of these events, from the first on, are one beat. */
  size: (events: readonly Event[]) => number;
  after: (scene: Scene, beat: readonly Event[]) => Scene;
  lasts: (beat: readonly Event[], scene: Scene) => number;
  /** What happens, in a few words; nothing: the last headline stays. */
  headline: (beat: readonly Event[], scene: Scene, before: Scene) => readonly Message[];
  /** What happens, in sentences that stand below the headline. */
  lines?: (beat: readonly Event[], scene: Scene, before: Scene) => readonly Line[];
  /** Of all these lines, the one or two that stay. */
  lasting?: (lines: readonly Line[]) => readonly Message[];
  /** The most milliseconds that all events between two decisions take at the usual pace. */
  most: number;
  /** A round with several decisions: the most that all its runs take together, and any one the least. */
  round?: { begins: (beat: readonly Event[]) => boolean; most: number; leastRun: number };
  /** Times the usual pace: a viewer with nothing left to decide need not wait. */
  haste: (scene: Scene) => number;
}

/** A sentence about what happened. */
export interface Line {
  readonly said: Message;
  readonly round: number;
  /** The larger, the more it is worth keeping when all has been shown. */
  readonly weight: number;
}

/** The staging and the stage of a game that its caller does not know. */
export type AnyStaging = Staging<GameView, GameEvent, unknown>;
export type AnyStage = Stage<GameView, GameEvent, unknown>;

type Cue<View, Event> =
  | { readonly event: Event }
  | {
      readonly view: View;
      readonly said?: readonly Message[] | undefined;
      readonly past?: readonly Event[] | undefined;
    }
  | { readonly says: readonly Message[] };

/** Milliseconds for a line that is no event. */
const LINE = 1800;

export interface Tempo {
  /** Times the usual pace; 0: at once. */
  pace: () => number;
  wait: (milliseconds: number) => { over: Promise<void>; skip: () => void };
  /** Milliseconds until all must have been shown: then somebody's clock runs. Null: no hurry. */
  left?: () => number | null;
}

export class Stage<View, Event, Scene> {
  scene = $state.raw<Scene | null>(null);
  /** The events that are being shown together. */
  beat = $state.raw<readonly Event[]>([]);
  /** The last of them. */
  event = $state.raw<Event | null>(null);
  /** Milliseconds that all which has yet to be shown takes at this pace. */
  behind = $state(0);
  /** How far the run of beats is, from 0 to 1. */
  progress = $state(0);
  /** What is said of it; it stays until something else is worth saying. */
  caption = $state.raw<readonly Message[]>([]);
  /** All that was said since it began: for the history, which must not run ahead. */
  transcript = $state.raw<readonly Message[]>([]);
  /** All that was said the last time: a summary for those who do not watch it happen. */
  summary = $state.raw<readonly Message[]>([]);
  /** The same in few words. */
  brief = $state.raw<readonly Message[]>([]);
  /** What is happening, or what mattered most of it, in a sentence or two. */
  line = $state.raw<readonly Message[]>([]);
  /** Whether there is something to be shown before the picture is true again. */
  busy = $state(false);
  /** How many events have yet to be shown: history ends before them. */
  left = $state(0);
  /** A player who is out skips straight to the end. */
  rush = $state(false);
  /** How many times faster than the usual it goes now, so that all is shown in time. */
  hurry = $state(1);
  #cues: Cue<View, Event>[] = [];
  /** The lines of all that was shown since it began. */
  #lines: Line[] = [];
  #skip: () => void = () => undefined;
  #skipping = false;
  /** Milliseconds at the usual pace that were shown since it began. */
  #shownFor = 0;
  /** The same since the last view, what follows up to the next, and the most that both may take. */
  #run: { shown: number; rest: number; most: number | null } = { shown: 0, rest: 0, most: null };
  /** Milliseconds at the usual pace that this round took so far. */
  #roundTook = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(
    readonly staging: Staging<View, Event, Scene>,
    readonly tempo: Tempo,
    /** Called with each event when it is shown: sounds, the live region. */
    readonly shown: (event: Event) => void = () => undefined,
  ) {}

  play(events: readonly Event[]): void {
    this.#cues.push(...events.map((event) => ({ event })));
    this.left += events.length;
    this.#start();
  }

  /** Say something between events: that somebody was late. */
  say(messages: readonly Message[]): void {
    this.#cues.push({ says: messages });
    this.#start();
  }

  /** Settle on a view; where nothing led there, by what was said last and all that had happened. */
  settle(view: View, said?: readonly Message[], past?: readonly Event[]): void {
    this.#cues.push({ view, said, past });
    this.#start();
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.#skip();
  }

  /** When everything has been shown. */
  async rest(): Promise<void> {
    await this.#running;
  }

  #start(): void {
    if (this.busy) return;
    this.busy = true;
    this.#running = this.#showAll();
  }

  async #showAll(): Promise<void> {
    const events: Event[] = [];
    for (let cue = this.#cues.shift(); cue !== undefined; cue = this.#cues.shift()) {
      if ("view" in cue) this.#settleOn(cue);
      else if ("says" in cue) {
        this.caption = this.brief = cue.says;
        await this.#pass(LINE);
      } else {
        const { learn } = this.staging;
        if (learn !== undefined) await learn([cue.event, ...this.#queuedEvents()]);
        const beat = this.#beatFrom(cue.event);
        events.push(...beat);
        this.left -= beat.length;
        await this.#show(beat);
      }
    }
    const recap = this.staging.recap?.(events, this.scene) ?? [];
    if (recap.length > 0) this.brief = recap;
    this.#keepLines();
    this.event = null;
    this.beat = [];
    this.behind = this.progress = this.#shownFor = 0;
    if (this.transcript.length > 0) this.summary = this.transcript;
    this.transcript = [];
    this.#skipping = false;
    this.hurry = 1;
    this.busy = false;
  }

  /** This event and those of the queue that happen with it. */
  #beatFrom(event: Event): readonly Event[] {
    const queued = this.#queuedEvents();
    const size = this.staging.beats?.size([event, ...queued]) ?? 1;
    this.#cues.splice(0, size - 1);
    return [event, ...queued.slice(0, size - 1)];
  }

  /** The events at the head of the queue, up to the next view or line. */
  #queuedEvents(): readonly Event[] {
    const end = this.#cues.findIndex((cue) => !("event" in cue));
    const cues = end === -1 ? this.#cues : this.#cues.slice(0, end);
    return cues.flatMap((cue) => ("event" in cue ? [cue.event] : []));
  }

  #settleOn({ view, said, past }: Extract<Cue<View, Event>, { view: View }>): void {
    this.#run = { shown: 0, rest: 0, most: null };
    const scene = this.staging.sceneOf(view, past === undefined ? this.scene : null);
    this.scene = past === undefined ? scene : (this.staging.recall?.(scene, past) ?? scene);
    if (said !== undefined) this.caption = this.brief = this.line = said;
  }

  #addLines(lines: readonly Line[]): void {
    if (lines.length === 0) return;
    this.#lines.push(...lines);
    this.line = this.staging.beats?.lasting?.(lines) ?? [];
  }

  #keepLines(): void {
    if (this.#lines.length > 0) this.line = this.staging.beats?.lasting?.(this.#lines) ?? [];
    this.#lines = [];
  }

  async #show(beat: readonly Event[]): Promise<void> {
    if (this.scene === null) return;
    const before = this.scene;
    this.scene = this.#after(before, beat);
    this.beat = beat;
    this.event = beat.at(-1) ?? null;
    const said = beat.flatMap((event) => this.staging.tell(event));
    const brief = this.#brief(beat, before, this.scene);
    if (said.length > 0) this.caption = said;
    this.transcript = [...this.transcript, ...said];
    if (brief.length > 0) this.brief = brief;
    this.#addLines(this.staging.beats?.lines?.(beat, this.scene, before) ?? []);
    for (const event of beat) this.shown(event);
    await this.#pass(this.#lasts(beat));
  }

  #brief(beat: readonly Event[], before: Scene, scene: Scene): readonly Message[] {
    const { beats, brief, tell } = this.staging;
    if (beats !== undefined) return beats.headline(beat, scene, before);
    return beat.flatMap((event) => brief?.(event) ?? tell(event));
  }

  #after(scene: Scene, beat: readonly Event[]): Scene {
    const { beats, after } = this.staging;
    if (beats !== undefined) return beats.after(scene, beat);
    return beat.reduce(after, scene);
  }

  #lasts(beat: readonly Event[]): number {
    const { beats, lasts } = this.staging;
    if (beats !== undefined && this.scene !== null) return beats.lasts(beat, this.scene);
    return beat.reduce((sum, event) => sum + lasts(event), 0);
  }

  async #pass(lasts: number): Promise<void> {
    const haste = this.scene === null ? 1 : (this.staging.beats?.haste(this.scene) ?? 1);
    const pace = this.tempo.pace() * haste;
    if (this.#skipping || this.rush || pace === 0 || lasts === 0) return;
    const rest = this.#rest(this.#cues);
    this.hurry = Math.max(this.#tight(lasts), this.#hurryAt((lasts + rest) / pace));
    this.behind = rest / pace / this.hurry;
    this.#shownFor += lasts;
    // What comes in late makes the bar wait, and never go back.
    this.progress = Math.max(this.progress, this.#shownFor / (this.#shownFor + rest));
    const { over, skip } = this.tempo.wait(lasts / pace / this.hurry);
    this.#skip = skip;
    await over;
  }

  /** How many times faster it goes, so that all between two decisions takes no longer than it may. */
  #tight(lasts: number): number {
    this.#run.rest = this.#restOf(this.#queuedEvents());
    const whole = this.#run.shown + lasts + this.#run.rest;
    this.#run.shown += lasts;
    const times = Math.max(1, whole / this.#mostOfRun());
    this.#roundTook += lasts / times;
    return times;
  }

  /** The more a round has taken, the less is left for its next run. */
  #mostOfRun(): number {
    const { most = Infinity, round } = this.staging.beats ?? {};
    if (round === undefined) return most;
    if (round.begins(this.beat)) {
      this.#roundTook = 0;
      this.#run.most = null;
    }
    this.#run.most ??= Math.min(most, Math.max(round.leastRun, round.most - this.#roundTook));
    return this.#run.most;
  }

  /** Milliseconds at the usual pace for all that has yet to be shown. */
  #rest(cues: readonly Cue<View, Event>[]): number {
    const lines = cues.filter((cue) => "says" in cue).length * LINE;
    const runs: Event[][] = [[]];
    for (const cue of cues) {
      if ("event" in cue) runs.at(-1)?.push(cue.event);
      else runs.push([]);
    }
    return runs.reduce((sum, events) => sum + this.#restOf(events), lines);
  }

  #restOf(events: readonly Event[]): number {
    const { beats } = this.staging;
    if (beats === undefined) return this.#lasts(events);
    let sum = 0;
    for (let left = events; left.length > 0;) {
      const size = beats.size(left);
      sum += this.#lasts(left.slice(0, size));
      left = left.slice(size);
    }
    return sum;
  }

  /** Where less time is left than it would take, all goes faster by as much. */
  #hurryAt(takes: number): number {
    const left = this.tempo.left?.() ?? Infinity;
    return Math.max(1, takes / Math.max(1, left));
  }
}

/** What would be the last line on the screen if these events had just been shown. */
export function lastSaid<View, Event, Scene>(
  { tell, brief, recap }: Staging<View, Event, Scene>,
  events: readonly Event[],
): readonly Message[] {
  const why = recap?.(events, null) ?? [];
  if (why.length > 0) return why;
  const lines = events.map((event) => brief?.(event) ?? tell(event));
  return lines.findLast((line) => line.length > 0) ?? [];
}

/** Time as it passes. */
export function wait(milliseconds: number): { over: Promise<void>; skip: () => void } {
  let skip: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    skip = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { over, skip };
}

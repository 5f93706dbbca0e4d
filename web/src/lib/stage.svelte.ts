/**
 * Shows what happened, one event after the other, and settles on what the server says is true.
 * It knows no rules: how an event looks is the game's `Staging`, and a view always has the last word.
 */

import type { Message } from "./message";

/** How a game is shown. `after` changes the picture as the event tells, and nothing else. */
export interface Staging<View, Event, Scene> {
  sceneOf: (view: View) => Scene;
  after: (scene: Scene, event: Event) => Scene;
  /** Milliseconds that an event takes at the usual pace; 0: it needs no time of its own. */
  lasts: (event: Event) => number;
  tell: (event: Event) => readonly Message[];
  /** The same in few words, for those who see it happen. */
  brief?: (event: Event) => readonly Message[];
  /** Why it came out so, in a line that stays when all is shown; nothing: the last line stays. */
  recap?: (events: readonly Event[]) => readonly Message[];
}

type Cue<View, Event> =
  | { readonly event: Event }
  | { readonly view: View; readonly said?: readonly Message[] }
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
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null);
  /** What is said of it; it stays until something else is worth saying. */
  caption = $state.raw<readonly Message[]>([]);
  /** The same in few words. */
  brief = $state.raw<readonly Message[]>([]);
  /** Whether there is something to be shown before the picture is true again. */
  busy = $state(false);
  /** How many times faster than the usual it goes now, so that all is shown in time. */
  hurry = $state(1);
  #cues: Cue<View, Event>[] = [];
  #skip: () => void = () => undefined;
  #skipping = false;
  #running: Promise<void> = Promise.resolve();

  constructor(
    readonly staging: Staging<View, Event, Scene>,
    readonly tempo: Tempo,
    /** Told of each event when it is shown: sounds, the live region. */
    readonly shown: (event: Event) => void = () => undefined,
  ) {}

  play(events: readonly Event[]): void {
    this.#cues.push(...events.map((event) => ({ event })));
    this.#start();
  }

  /** Say something between events: that somebody was late. */
  say(messages: readonly Message[]): void {
    this.#cues.push({ says: messages });
    this.#start();
  }

  /** Settle on a view; where nothing led there, `said` is what would have been said last. */
  settle(view: View, said?: readonly Message[]): void {
    this.#cues.push(said === undefined ? { view } : { view, said });
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
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    const events: Event[] = [];
    for (let cue = this.#cues.shift(); cue !== undefined; cue = this.#cues.shift()) {
      if ("view" in cue) this.#settleOn(cue.view, cue.said);
      else if ("says" in cue) {
        this.caption = this.brief = cue.says;
        await this.#pass(LINE);
      } else {
        events.push(cue.event);
        await this.#show(cue.event);
      }
    }
    const recap = this.staging.recap?.(events) ?? [];
    if (recap.length > 0) this.brief = recap;
    this.event = null;
    this.#skipping = false;
    this.hurry = 1;
    this.busy = false;
  }

  #settleOn(view: View, said: readonly Message[] | undefined): void {
    this.scene = this.staging.sceneOf(view);
    if (said !== undefined) this.caption = this.brief = said;
  }

  async #show(event: Event): Promise<void> {
    if (this.scene === null) return;
    this.scene = this.staging.after(this.scene, event);
    this.event = event;
    const said = this.staging.tell(event);
    const brief = this.staging.brief?.(event) ?? said;
    if (said.length > 0) this.caption = said;
    if (brief.length > 0) this.brief = brief;
    this.shown(event);
    await this.#pass(this.staging.lasts(event));
  }

  async #pass(lasts: number): Promise<void> {
    const pace = this.tempo.pace();
    if (this.#skipping || pace === 0 || lasts === 0) return;
    this.hurry = this.#hurryAt((lasts + this.#rest()) / pace);
    const { over, skip } = this.tempo.wait(lasts / pace / this.hurry);
    this.#skip = skip;
    await over;
  }

  /** Milliseconds at the usual pace for all that has yet to be shown. */
  #rest(): number {
    return this.#cues.reduce((sum, cue) => {
      if ("view" in cue) return sum;
      return sum + ("says" in cue ? LINE : this.staging.lasts(cue.event));
    }, 0);
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
  const why = recap?.(events) ?? [];
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

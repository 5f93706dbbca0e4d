/** What one viewer, a seat or a spectator, knows of one table, and what they can ask for. */

import { Chain } from "../proof/log_heads";
import { message, pilot, type Message } from "../i18n/message";
import type {
  Action,
  Chose,
  Entry,
  FromServer,
  GameEvent,
  Look,
  News,
  Odds,
  Welcome,
} from "../protocol/types";
import type { Remark } from "../board/seat_mark";
import { Stage, lastSaid, type AnyStage, type AnyStaging, type Tempo } from "../board/stage.svelte";
import { SeenLog } from "../proof/seen_log";
import type { LastState } from "./last_state";
import {
  Wire,
  socketAddress,
  type Answer,
  type Link,
  type Surroundings,
  type Wish,
} from "../protocol/connection";

export interface Deps {
  /** Null for a game that this client cannot show. */
  stagingOf: (game: string) => AnyStaging | null;
  tempo: Tempo;
  contribution: (code: string, seat: number) => string | null;
  shown: (event: GameEvent) => void;
  /** The prospects of the open decision with chances; null if the table shows none. */
  odds?: (code: string, seat: number) => Promise<Odds | null>;
  /** Whether the choice of these options has chances. */
  hasOdds?: (game: string, options: readonly Action[]) => boolean;
  around?: Surroundings;
  /** What this device saw last of the table, for a page that opens without a network. */
  offline?: {
    readonly last: () => Promise<LastState | null>;
    readonly keep: (state: LastState) => Promise<void>;
  };
}

export class Table {
  link = $state<Link>("connecting");
  /** What is shown is the last that this device saw: the server has not been reached yet. */
  stale = $state(false);
  /** The code with which the server closed for good. */
  closed = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  /** The seats whose players have a connection; undefined: nobody has said yet. */
  connected = $state.raw<readonly number[] | undefined>(undefined);
  /** How many watch without a seat. */
  watching = $state(0);
  look = $state.raw<Look | null>(null);
  /** Who has yet to choose, also between two looks. */
  waitingFor = $state.raw<readonly number[]>([]);
  remarks = $state.raw<readonly Remark[]>([]);
  stage = $state.raw<AnyStage | null>(null);
  /** The choice that is on its way to the server. */
  sending = $state.raw<Action | null>(null);
  /** The choice that the server has, before the look that shows it. */
  #accepted = $state.raw<Action | null>(null);
  /** Why the last wish was not granted. */
  refusal = $state<string | null>(null);
  /** The server's clock minus this one's, in seconds. */
  skew = $state(0);
  /** Lines up to here had happened before the page was opened: they are not shown again. */
  #past = 0;
  /** The last line with events. */
  #revealed = 0;
  readonly #lines: News[] = [];
  /** Raised when lines are to be seen: a copy of them all for each new one would cost more and more. */
  #shown = $state(0);
  #contributing = false;
  readonly #names = new Map<number | null, string>();
  #chain: Chain | null = null;
  #odds: Odds | null = null;
  #oddsAsked = -1;
  readonly #seen: SeenLog;
  readonly #wire: Wire;

  constructor(
    readonly code: string,
    readonly seat: number | null,
    readonly deps: Deps,
  ) {
    this.#seen = new SeenLog(code, seat);
    this.#wire = new Wire(
      socketAddress(code, seat),
      (message) => this.#hear(message),
      (link, closed) => this.#change(link, closed),
      ...(deps.around === undefined ? [] : [deps.around]),
    );
  }

  open(): void {
    this.#wire.open();
  }

  close(): void {
    this.#wire.close();
  }

  /** Leave for the rematch, which goes on over the same socket. */
  goOnAt(code: string): void {
    this.#wire.handOver(socketAddress(code, this.seat), code);
  }

  /** Come back to a seat that a bot plays for: the server hands it back to its owner who connects. */
  takeOver(): void {
    this.#wire.reconnect();
  }

  /** The page was woken, or the network is back. */
  nudge(): void {
    this.#wire.nudge();
  }

  /** All lines, as this viewer sees them. */
  get log(): readonly News[] {
    this.#shown;
    return this.#lines;
  }

  /** Whether the look is true and nothing is being shown. */
  get settled(): boolean {
    return this.look !== null && !(this.stage?.busy ?? false);
  }

  /** Whether this seat has to choose, or may still change its choice. */
  get mayChoose(): boolean {
    return this.settled && (this.look?.options.length ?? 0) > 0;
  }

  get choice(): Action | null {
    return this.sending ?? this.#accepted ?? this.look?.my_choice ?? null;
  }

  /** Whether the choice has reached the server. */
  get lockedIn(): boolean {
    return this.choice !== null && this.sending === null;
  }

  /** Ask for something, and remember why not. */
  async ask(wish: Wish): Promise<Answer> {
    this.refusal = null;
    const answer = await this.#wire.ask(wish);
    if ("why" in answer) this.refusal = answer.why;
    return answer;
  }

  async choose(action: Action): Promise<void> {
    const decision = this.look?.decision;
    if (decision === undefined) return;
    this.sending = action;
    const answer = await this.ask({ type: "Choose", decision, action: { ...action } });
    if (this.sending !== action) return;
    this.sending = null;
    if ("number" in answer && this.look?.decision === decision) this.#accepted = action;
  }

  #change(link: Link, closed: number): void {
    this.link = link;
    if (link === "refused") this.closed = closed;
    if (link === "open") this.stale = false;
    else if (link === "lost" && this.welcome === null) void this.#restore();
  }

  /** Show what this device saw last, and go on from there once the server is reached. */
  async #restore(): Promise<void> {
    const last = (await this.deps.offline?.last()) ?? null;
    if (last === null || this.welcome !== null) return;
    this.stale = true;
    this.#wire.cursor = last.look.head;
    this.#meet(last.welcome);
    this.#past = last.look.head;
    for (const line of last.lines) this.#learn(line);
    this.#settle(last.look);
  }

  #hear(message: FromServer): void {
    if (message.type === "Welcome") this.#meet(message);
    else if (message.type === "News") this.#learn(message);
    else if (message.type === "Look") this.#settle(message);
    else if (message.type === "Presence") this.#meetAll(message);
    else if (message.type === "Pong") this.skew = message.now - Date.now() / 1000;
  }

  #meetAll({ connected, watching }: Pick<Welcome, "connected" | "watching">): void {
    this.connected = connected;
    this.watching = watching;
  }

  #meet(welcome: Welcome): void {
    if (this.welcome === null) this.#past = welcome.head;
    this.#chain ??= new Chain(this.code, welcome.commitment);
    this.#chain.meet(welcome.commitment);
    this.welcome = welcome;
    this.#meetAll(welcome);
    this.skew = welcome.now - Date.now() / 1000;
    const staging = this.deps.stagingOf(welcome.options.game);
    if (staging === null) return;
    this.stage ??= new Stage(
      staging,
      { ...this.deps.tempo, left: () => this.#untilTheClockRuns() },
      this.deps.shown,
    );
  }

  /**
   * The server gives everybody time to see what happened before their clock runs. What is shown
   * here ends by then, however long it would take: nobody loses time to think.
   */
  #untilTheClockRuns(): number | null {
    // Before the look that comes with the reveal, the clock is that of the decision before.
    const known = (this.look?.head ?? 0) >= this.#revealed;
    const starts = known ? (this.look?.clock_starts ?? null) : null;
    return starts === null ? null : (starts - this.skew) * 1000 - Date.now();
  }

  #learn(news: News): void {
    this.#lines.push(news);
    const { entry } = news;
    this.#chain?.add(news.number, news.leaf);
    this.#seen.add(news.number, entry);
    if (entry.type === "Sat") this.#names.set(entry.seat, entry.name);
    if (entry.type === "Said") {
      const name = this.#names.get(entry.seat) ?? null;
      this.remarks = [...this.remarks, { number: news.number, name, ...entry }];
    }
    if (entry.type === "Chose") {
      this.#chosen(entry);
    }
    if (news.number <= this.#past) return;
    this.#chain?.keep();
    this.#shown += 1;
    if (entry.type === "Chose" && entry.by === "default") {
      this.stage?.say([message("web-too-late", { pilot: pilot(entry.seat) })]);
    }
    if (entry.type !== "Revealed") return;
    this.#revealed = news.number;
    this.stage?.play(entry.events.flat());
  }

  /** A choice comes without a look: only whose it is, and for its owner what it is. */
  #chosen({ decision, seat, action }: Chose): void {
    const { look } = this;
    if (look?.decision !== decision) return;
    this.waitingFor = this.waitingFor.filter((one) => one !== seat);
    if (seat !== this.seat) return;
    this.#accepted = null;
    this.look = { ...look, my_choice: action };
  }

  #settle(look: Look): void {
    this.#chain?.keep();
    this.#seen.keep();
    this.#shown += 1;
    this.#keep(look);
    // What is on its way was meant for the decision before.
    if (look.decision !== this.look?.decision) this.sending = null;
    this.#accepted = null;
    this.look = this.#withOdds(look);
    void this.#askForOdds(look);
    this.waitingFor = look.waiting_for;
    if (look.view !== null) this.stage?.settle(look.view, this.#saidBefore(), this.#pastEvents());
    if (look.status === "seeding") void this.#contribute();
  }

  #keep(look: Look): void {
    const { welcome, stale } = this;
    if (welcome === null || stale) return;
    void this.deps.offline?.keep({ welcome, lines: this.#lines, look });
  }

  #withOdds(look: Look): Look {
    const known = this.#odds;
    if (known?.decision !== look.decision || look.options.length === 0) return look;
    return { ...look, prospects: known.prospects };
  }

  /** Ask once for each choice that has chances: the server estimates chances only where they are shown. */
  async #askForOdds(look: Look): Promise<void> {
    const { odds, hasOdds } = this.deps;
    const { game = "", odds: shown = true } = this.welcome?.options ?? {};
    if (odds === undefined || this.seat === null || !shown) return;
    if (hasOdds?.(game, look.options) !== true) return;
    // A bot that stands in decides for itself.
    if (look.seats[this.seat]?.stood_in === true || look.my_choice !== null) return;
    if (this.#oddsAsked === look.decision) return;
    this.#oddsAsked = look.decision;
    this.#odds = await odds(this.code, this.seat);
    if (this.look !== null) this.look = this.#withOdds(this.look);
  }

  /**
   * A late viewer reads what those read who saw it happen. The first reveal only sets the table up:
   * nobody has done anything yet.
   */
  #saidBefore(): readonly Message[] | undefined {
    const { stage } = this;
    if (stage?.scene !== null) return undefined;
    const reveals = this.#lines.filter(({ entry }) => entry.type === "Revealed");
    const said = reveals.slice(1).map(({ entry }) => saidOf(entry, stage));
    return said.findLast((line) => line.length > 0);
  }

  /** All that had happened before the first picture. */
  #pastEvents(): readonly GameEvent[] | undefined {
    if (this.stage?.scene !== null) return undefined;
    return this.#lines.flatMap(({ entry }) =>
      entry.type === "Revealed" ? entry.events.flat() : [],
    );
  }

  /**
   * Reveal this seat's part of the seed: all pledges are in the lines up to the call. Not before
   * those lines are here and stored, and not to a server that has shown two logs: it could still
   * choose its secret, or somebody's pledge.
   */
  async #contribute(): Promise<void> {
    if (this.seat === null || this.#contributing || this.#contributed()) return;
    if (!this.#called() || !(this.#chain?.whole ?? false)) return;
    const contribution = this.deps.contribution(this.code, this.seat);
    if (contribution === null) return;
    this.#contributing = true;
    await this.#wire.ask({ type: "Contribute", contribution });
    this.#contributing = false;
  }

  #called(): boolean {
    return this.#lines.some(({ entry }) => entry.type === "Called");
  }

  #contributed(): boolean {
    const { seat } = this;
    return this.#lines.some(({ entry }) => isContribution(entry) && entry.seat === seat);
  }
}

function saidOf(entry: Entry, { staging }: AnyStage): readonly Message[] {
  return entry.type === "Revealed" ? lastSaid(staging, entry.events.flat()) : [];
}

function isContribution(entry: Entry): entry is Extract<Entry, { type: "Contributed" }> {
  return entry.type === "Contributed";
}

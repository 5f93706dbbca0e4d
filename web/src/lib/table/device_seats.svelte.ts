/**
 * This device at a table: nobody's seat (a spectator), one seat, or several that are passed round.
 *
 * With several, the board in the middle is a spectator's, and a seat is shown only after its owner
 * has said from behind a curtain that they hold the device.
 */

import { hints } from "../device/hints.svelte";
import { belongingsAt, dropSeat, visit, type Belonging } from "../device/my_seats";
import { tableOf } from "../games/catalog";
import { oddsOf } from "../protocol/api";
import { OPEN_ELSEWHERE } from "../protocol/connection";
import type { GameEvent } from "../protocol/types";
import { keepState, lastState } from "./last_state";
import { wait } from "../board/stage.svelte";
import { Table } from "./table_client.svelte";

/** Milliseconds between two looks at a connection that is being opened. */
const RENEWED = 50;

export class Sitting {
  /** A table for each seat of this device. */
  seats = $state.raw<readonly Table[]>([]);
  /** What is seen without any seat: the only one there is for spectators and shared devices. */
  board = $state.raw<Table | null>(null);
  /** The seat whose owner holds the device, if several share it. */
  holder = $state<number | null>(null);
  #fresh: Table | null = null;
  /** The number of the last remark that was seen; `Hearing` keeps it. */
  read = 0;

  constructor(
    readonly code: string,
    /** Never take a seat's part: a big screen for all. */
    readonly watching = false,
    readonly shown: (game: string, event: GameEvent) => void = () => undefined,
  ) {
    if (!watching) visit(code);
    this.refresh();
  }

  /** Seats were taken or left on this device. */
  refresh(): void {
    const mine = this.watching ? [] : belongingsAt(this.code);
    this.seats = mine.map((one) => this.#kept(one) ?? this.#opened(one.seat));
    const shared = mine.length !== 1;
    if (!shared) {
      this.board?.close();
      this.board = null;
    } else this.board ??= this.#opened(null);
    if (mine.length < 2) this.holder = null;
  }

  /** Connect again to a seat that was taken again. What is shown changes once there is a look. */
  async renew(seat: number): Promise<Table> {
    const fresh = this.#opened(seat);
    this.#fresh = fresh;
    while (fresh.look === null && fresh.link !== "refused") await wait(RENEWED).over;
    this.#fresh = null;
    this.seats = this.seats.map((one) => (one.seat === seat ? fresh : one));
    return fresh;
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Seats of this device that newer tabs have: the server lets four of them listen. */
  get elsewhere(): readonly Table[] {
    return this.seats.filter(({ link, closed }) => link === "refused" && closed === OPEN_ELSEWHERE);
  }

  /** Play here: the oldest of the other tabs is closed for it. */
  takeOver(): void {
    for (const table of this.elsewhere) table.takeOver();
  }

  /** What is to be shown now. */
  get table(): Table {
    const held = this.seats.find(({ seat }) => seat === this.holder);
    const [only] = this.seats;
    const shown = held ?? this.board ?? only;
    if (shown === undefined) throw new Error("a sitting has a table");
    return shown;
  }

  /** The next seat of this device that has to choose, once everybody has seen what happened. */
  get next(): Table | null {
    if (!this.shared || !(this.board?.settled ?? false)) return null;
    return this.seats.find((table) => this.#waits(table)) ?? null;
  }

  /** Somebody has said that they hold the device. */
  take(seat: number): void {
    this.holder = seat;
  }

  /** The device goes back to the middle of the table. */
  handOn(): void {
    this.holder = null;
  }

  /** A seat was lost: somebody freed it, or the cookie is gone. */
  forget(seat: number): void {
    this.seats.find((table) => table.seat === seat)?.close();
    dropSeat(this.code, seat);
    this.refresh();
  }

  nudge(): void {
    for (const table of this.#all()) table.nudge();
  }

  close(): void {
    for (const table of this.#all()) table.close();
  }

  /** Leave for the rematch: its page comes next, and goes on over the same sockets. */
  goOnAt(code: string): void {
    for (const table of this.#all()) table.goOnAt(code);
  }

  #all(): readonly Table[] {
    return [...this.seats, this.board, this.#fresh].filter((table) => table !== null);
  }

  #waits(table: Table): boolean {
    return table.seat !== null && table.waitingFor.includes(table.seat) && table.choice === null;
  }

  #kept(one: Belonging): Table | undefined {
    return this.seats.find(({ seat }) => seat === one.seat);
  }

  #opened(seat: number | null): Table {
    const table: Table = new Table(this.code, seat, {
      stagingOf: (game) => tableOf(game)?.staging ?? null,
      tempo: { pace: () => hints.paceOf(table.welcome?.options.game ?? ""), wait },
      contribution: (code, of) =>
        belongingsAt(code).find((one) => one.seat === of)?.contribution ?? null,
      odds: oddsOf,
      hasOdds: (game, options) => tableOf(game)?.hasOdds?.(options) ?? false,
      offline: {
        last: () => lastState(this.code, seat),
        keep: (state) => keepState(this.code, seat, state),
      },
      shown: (event) => {
        if (table === this.table) this.shown(table.welcome?.options.game ?? "", event);
      },
    });
    table.open();
    return table;
  }
}

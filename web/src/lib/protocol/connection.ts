/**
 * A connection to a table that comes back by itself. It keeps the requests that are not answered
 * yet and sends them again, with the same keys, on a new socket; and it says Hello with the number
 * of the last line it has, so nothing is missed and nothing is done twice (docs/protocol.md).
 */

import type { FromClient, FromServer, Request } from "./types";

export type Link = "connecting" | "open" | "lost" | "refused";
/** A request before it has a key. */
export type Wish = Request extends infer Each
  ? Each extends Request
    ? Omit<Each, "key">
    : never
  : never;
export type Answer = { readonly number: number } | { readonly why: string };

/** What of a browser the wire needs, so that a test can play it. */
export interface Surroundings {
  socket: (address: string) => WebSocket;
  now: () => number;
  later: (task: () => void, milliseconds: number) => () => void;
  key: () => string;
  chance: () => number;
}

/** So long may nothing be heard, and so long may a Ping stay unanswered: ten seconds in all. */
const PATIENCE = 4_000;
const OFTEN = 1_000;
/** Enough to read what lies there already. */
const LAST_LOOK = 500;
/** So long a socket waits for the table that goes on over it. */
const HANDED_FOR = 5_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The seat has newer sockets: coming back by itself would only close one of those. */
export const OPEN_ELSEWHERE = 4409;
/** Codes after which trying again is of no use. */
const FOR_GOOD: ReadonlySet<number> = new Set([4401, 4404, OPEN_ELSEWHERE]);

/** Sockets of tables that are over, by the address of the rematch that goes on over them. */
const handed = new Map<string, { socket: WebSocket; code: string }>();

export class Wire {
  /** The last line that arrived. */
  cursor = 0;
  link: Link = "connecting";
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { request: Request; settle: (answer: Answer) => void }>();
  #repeated = new Set<string>();
  #failures = 0;
  #heard = 0;
  /** When a Ping was sent after which nothing was heard. */
  #asked: number | null = null;
  #stopped = false;
  /** The table to which the socket is to go on: until its Welcome, all is of the table before. */
  #goingTo: string | null = null;
  #cancel: () => void = () => undefined;

  constructor(
    readonly address: string,
    readonly heard: (message: FromServer) => void,
    readonly changed: (link: Link, code: number) => void,
    readonly around: Surroundings = browser,
  ) {}

  open(): void {
    if (this.#stopped || this.#socket !== null) return;
    this.#become(this.#failures === 0 ? "connecting" : "lost", 0);
    const kept = handed.get(this.address) ?? null;
    handed.delete(this.address);
    const socket = kept?.socket ?? this.around.socket(this.address);
    this.#socket = socket;
    this.#goingTo = kept?.code ?? null;
    this.#heard = this.around.now();
    this.#asked = null;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === "string") this.#take(data);
    };
    socket.onclose = ({ code }) => this.#lose(socket, code);
    if (kept !== null) this.#send({ type: "GoTo", table: kept.code, cursor: this.cursor });
    this.#watch(socket);
  }

  /** Leave this table for another one at this address, which goes on over the same socket. */
  handOver(address: string, code: string): void {
    const socket = this.#socket;
    const open = this.link === "open";
    this.#socket = null;
    this.close();
    if (socket === null) return;
    if (!open) {
      socket.close(1000);
      return;
    }
    socket.onmessage = null;
    socket.onclose = null;
    handed.set(address, { socket, code });
    this.around.later(() => {
      if (handed.get(address)?.socket !== socket) return;
      handed.delete(address);
      socket.close(1000);
    }, HANDED_FOR);
  }

  /** Ask for something; the answer may come over a later socket. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, key: this.around.key() } as Request;
    return new Promise((settle) => {
      this.#waiting.set(request.key, { request, settle });
      if (this.link === "open") this.#send(request);
    });
  }

  /** Try at once: the network is back, or the page was woken. */
  nudge(): void {
    if (this.link === "refused") return;
    if (this.#socket === null) {
      this.#cancel();
      this.open();
    } else if (this.link === "open") this.#ping();
  }

  /** Connect again, as a newly opened page does. */
  reconnect(): void {
    this.#cancel();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.open();
  }

  close(): void {
    this.#stopped = true;
    this.#cancel();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
  }

  #greet(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#send({ type: "Hello", cursor: this.cursor });
  }

  #take(data: string): void {
    this.#heard = this.around.now();
    this.#asked = null;
    const message = JSON.parse(data) as FromServer;
    if (this.#goingTo !== null && !this.#hasComeTo(this.#goingTo, message)) return;
    if (message.type === "Welcome") this.#arrive();
    else if (message.type === "News") this.cursor = message.number;
    else if (message.type === "Ack") this.#settle(message.key, { number: message.number });
    else if (message.type === "Refusal" && message.key !== null) {
      if (message.why === "busy" && this.#askAgain(message.key)) return;
      this.#settle(message.key, { why: message.why });
    }
    this.heard(message);
  }

  /** Whether this is the first word of the table. A server that cannot go on there says Refusal. */
  #hasComeTo(table: string, message: FromServer): boolean {
    if (message.type === "Refusal" && message.key === null) this.reconnect();
    if (message.type !== "Welcome" || message.code !== table) return false;
    this.#goingTo = null;
    return true;
  }

  #arrive(): void {
    this.#failures = 0;
    this.#become("open", 0);
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  /** Once for each request: it may have been done all the same, and its key brings the truth. */
  #askAgain(key: string): boolean {
    const request = this.#waiting.get(key)?.request;
    if (request === undefined || this.#repeated.has(key)) return false;
    this.#repeated.add(key);
    this.#send(request);
    return true;
  }

  #settle(key: string, answer: Answer): void {
    this.#waiting.get(key)?.settle(answer);
    this.#waiting.delete(key);
    this.#repeated.delete(key);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    const now = this.around.now();
    this.#asked ??= now;
    this.#send({ type: "Ping", sent: now });
  }

  /**
   * A connection that is only half there says nothing: ask, and leave it if no answer comes. Nobody
   * is left unasked, nor before a last look: in a hidden page this is called once a minute, and in
   * one that was busy before the answer that lies there is read.
   */
  #watch(socket: WebSocket, last = false): void {
    const wait = last ? LAST_LOOK : OFTEN;
    this.#cancel = this.around.later(() => {
      if (socket !== this.#socket) return;
      const now = this.around.now();
      const unanswered = this.#asked !== null && now - this.#asked >= PATIENCE;
      if (unanswered && last) return this.#drop(socket);
      if (this.#asked === null && now - this.#heard >= PATIENCE) this.#ping();
      this.#watch(socket, unanswered);
    }, wait);
  }

  #drop(socket: WebSocket): void {
    socket.close();
    this.#lose(socket, 1006);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#cancel();
    if (this.#stopped) return;
    // A new socket brings the cookies of now, and the true reason if there is one.
    if (this.#goingTo !== null) return this.open();
    if (FOR_GOOD.has(code)) return this.#become("refused", code);
    this.#failures += 1;
    this.#become("lost", code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1));
    this.#cancel = this.around.later(() => this.open(), wait * (0.5 + this.around.chance()));
  }

  #become(link: Link, code: number): void {
    this.link = link;
    this.changed(link, code);
  }
}

const browser: Surroundings = {
  socket: (address) => new WebSocket(address),
  now: () => performance.now(),
  later: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  key: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(36)).join(""),
  chance: () => Math.random(),
};

/** The address of a table's socket, for a seat or to watch. */
export function socketAddress(code: string, seat: number | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const viewer = seat === null ? "" : `?seat=${seat}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket${viewer}`;
}

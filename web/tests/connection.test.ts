import { beforeEach, describe, expect, test } from "vitest";
import type { FromClient, FromServer } from "../src/lib/protocol/types";
import { Wire, type Link, type Surroundings } from "../src/lib/protocol/connection";

/** A socket in the hands of a test. */
class FakeSocket {
  readyState = 0;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  sent: FromClient[] = [];
  closedWith: number | null | undefined = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(code?: number): void {
    this.closedWith = code;
    this.readyState = 3;
  }
  arrive(): void {
    this.readyState = 1;
    this.onopen();
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

class World {
  sockets: FakeSocket[] = [];
  heard: FromServer[] = [];
  links: Link[] = [];
  now = 0;
  #timers: { at: number; task: () => void }[] = [];
  #keys = 0;

  readonly around: Surroundings = {
    socket: () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    now: () => this.now,
    later: (task, wait) => {
      const timer = { at: this.now + wait, task };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((one) => one !== timer);
      };
    },
    key: () => `key-${(this.#keys += 1)}`,
    chance: () => 0.5,
  };
  readonly wire = new Wire(
    "ws://test",
    (message) => this.heard.push(message),
    (link) => this.links.push(link),
    this.around,
  );

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("no socket");
    return last;
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [first] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (first === undefined) break;
      this.#timers = this.#timers.filter((one) => one !== first);
      this.now = first.at;
      first.task();
    }
    this.now = end;
  }

  /** The page is hidden or busy: time passes, and only then whatever was due. */
  oversleep(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.now);
    this.#timers = this.#timers.filter(({ at }) => at > this.now);
    for (const { task } of due) task();
  }

  connect(): void {
    this.wire.open();
    this.socket.arrive();
    this.socket.say({ type: "Welcome", head: 0 });
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

describe("the first words", () => {
  test("are Hello with the last line that is known", () => {
    world.connect();
    expect(world.socket.sent).toEqual([{ type: "Hello", cursor: 0 }]);
    world.socket.say({ type: "News", number: 7 });
    world.socket.drop(1006);
    world.pass(2_000);
    world.socket.arrive();
    expect(world.socket.sent).toEqual([{ type: "Hello", cursor: 7 }]);
  });
});

describe("a request", () => {
  test("is answered by its key", async () => {
    world.connect();
    const answer = world.wire.ask({ type: "Ready", ready: true });
    world.socket.say({ type: "Ack", key: "another", number: 3 });
    world.socket.say({ type: "Ack", key: "key-1", number: 4 });
    expect(await answer).toEqual({ number: 4 });
  });

  test("is refused by its key", async () => {
    world.connect();
    const answer = world.wire.ask({ type: "Start" });
    world.socket.say({ type: "Refusal", key: "key-1", why: "not-all-ready" });
    expect(await answer).toEqual({ why: "not-all-ready" });
  });

  test("that meets a busy server is asked once more with its key (case 4)", async () => {
    world.connect();
    const answer = world.wire.ask({ type: "Start" });
    const sent = world.socket.sent.length;
    world.socket.say({ type: "Refusal", key: "key-1", why: "busy" });
    expect(world.socket.sent.slice(sent)).toEqual([{ type: "Start", key: "key-1" }]);
    world.socket.say({ type: "Ack", key: "key-1", number: 10 });
    expect(await answer).toEqual({ number: 10 });
  });

  test("that meets a busy server twice is refused (case 4)", async () => {
    world.connect();
    const answer = world.wire.ask({ type: "Start" });
    world.socket.say({ type: "Refusal", key: "key-1", why: "busy" });
    const sent = world.socket.sent.length;
    world.socket.say({ type: "Refusal", key: "key-1", why: "busy" });
    expect(await answer).toEqual({ why: "busy" });
    expect(world.socket.sent.length).toBe(sent);
  });

  test("waits for the connection", () => {
    void world.wire.ask({ type: "Start" });
    world.wire.open();
    world.socket.arrive();
    expect(world.socket.sent).toEqual([{ type: "Hello", cursor: 0 }]);
    world.socket.say({ type: "Welcome", head: 0 });
    expect(world.socket.sent.at(-1)).toEqual({ type: "Start", key: "key-1" });
  });

  test("without an answer is sent again on the next socket, with the same key", async () => {
    world.connect();
    const answer = world.wire.ask({ type: "Start" });
    world.socket.drop(1012);
    world.pass(5_000);
    world.socket.arrive();
    world.socket.say({ type: "Welcome", head: 0 });
    expect(world.socket.sent.at(-1)).toEqual({ type: "Start", key: "key-1" });
    world.socket.say({ type: "Ack", key: "key-1", number: 9 });
    expect(await answer).toEqual({ number: 9 });
    world.socket.drop(1006);
    world.pass(5_000);
    world.socket.arrive();
    world.socket.say({ type: "Welcome", head: 0 });
    expect(world.socket.sent).toHaveLength(1);
  });
});

describe("a connection", () => {
  test("that is lost comes back, later each time", () => {
    world.connect();
    const waits: number[] = [];
    for (let lost = 0; lost < 8; lost += 1) {
      const before = world.now;
      const count = world.sockets.length;
      world.socket.drop(1006);
      while (world.sockets.length === count) world.pass(100);
      waits.push(world.now - before);
    }
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThanOrEqual(1_000);
    expect(waits.at(-1)).toBeLessThanOrEqual(16_000);
    expect(world.links.at(-1)).toBe("lost");
  });

  test("that says nothing is asked, then left (case 17)", () => {
    world.connect();
    world.pass(100);
    world.socket.say({ type: "Pong", sent: 0, now: 0 });
    world.pass(5_000);
    expect(world.socket.sent.at(-1)).toMatchObject({ type: "Ping" });
    const half = world.socket;
    world.pass(4_000);
    expect(half.readyState).toBe(1);
    world.pass(900);
    expect(half.readyState).toBe(3);
    expect(world.links.at(-1)).toBe("lost");
    world.pass(1_000);
    expect(world.sockets).toHaveLength(2);
  });

  test("that answers stays", () => {
    world.connect();
    for (let beat = 0; beat < 20; beat += 1) {
      world.pass(2_500);
      world.socket.say({ type: "Pong", sent: 0, now: 0 });
    }
    expect(world.sockets).toHaveLength(1);
    expect(world.socket.readyState).toBe(1);
  });

  test("that answers stays, also where a hidden page looks once a minute", () => {
    world.connect();
    for (let minute = 0; minute < 20; minute += 1) {
      world.oversleep(60_000);
      expect(world.socket.sent.at(-1)).toMatchObject({ type: "Ping", sent: world.now });
      world.socket.say({ type: "Pong", sent: world.now, now: 0 });
    }
    expect(world.sockets).toHaveLength(1);
    expect(world.links).not.toContain("lost");
  });

  test("that says nothing is left by a hidden page, too", () => {
    world.connect();
    for (let minute = 0; minute < 3; minute += 1) world.oversleep(60_000);
    expect(world.links.at(-1)).toBe("lost");
  });

  test("is not left for an answer that lies there and is not read yet", () => {
    world.connect();
    world.pass(5_100);
    expect(world.socket.sent.at(-1)).toMatchObject({ type: "Ping" });
    world.oversleep(30_000);
    world.socket.say({ type: "Pong", sent: 0, now: 0 });
    world.pass(2_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.links).not.toContain("lost");
  });

  test("is asked when the page wakes, and left if no answer comes", () => {
    world.connect();
    world.wire.nudge();
    expect(world.socket.sent.at(-1)).toMatchObject({ type: "Ping" });
    world.pass(8_100);
    expect(world.links.at(-1)).toBe("lost");
  });

  test.each([4401, 4404, 4409])("closed with %i is not tried again", (code) => {
    world.connect();
    world.socket.drop(code);
    world.pass(600_000);
    expect(world.sockets).toHaveLength(1);
    expect(world.links.at(-1)).toBe("refused");
  });

  test("that newer tabs took comes back only when its owner asks for it (case 36)", () => {
    world.connect();
    world.socket.drop(4409);
    world.wire.nudge();
    expect(world.sockets).toHaveLength(1);
    world.wire.reconnect();
    expect(world.sockets).toHaveLength(2);
    world.socket.arrive();
    world.socket.say({ type: "Welcome", head: 0 });
    expect(world.links.at(-1)).toBe("open");
  });

  test("that was given up by us stays closed", () => {
    world.connect();
    world.wire.close();
    world.socket.drop(1000);
    world.pass(600_000);
    expect(world.sockets).toHaveLength(1);
  });

  test("is tried at once when the page wakes", () => {
    world.connect();
    world.socket.drop(1006);
    world.wire.nudge();
    expect(world.sockets).toHaveLength(2);
    world.pass(600_000);
  });

  test("ignores what an old socket still says", () => {
    world.connect();
    const old = world.socket;
    old.drop(1006);
    world.pass(2_000);
    world.socket.arrive();
    const before = world.heard.length;
    old.say({ type: "News", number: 99 });
    expect(world.heard).toHaveLength(before);
    expect(world.wire.cursor).toBe(0);
  });
});

describe("a rematch over the same socket", () => {
  const there: FromServer[] = [];
  let links: Link[];
  function next(address: string): Wire {
    links = [];
    there.length = 0;
    return new Wire(
      address,
      (message) => there.push(message),
      (link) => links.push(link),
      world.around,
    );
  }

  test("says GoTo, and hears nothing before the welcome there", () => {
    world.connect();
    const { socket } = world;
    world.wire.handOver("ws://next", "NEXT");
    const wire = next("ws://next");
    wire.open();
    expect(world.sockets).toHaveLength(1);
    expect(socket.sent.at(-1)).toEqual({ type: "GoTo", table: "NEXT", cursor: 0 });
    const asked = wire.ask({ type: "Say", text: "hello" });
    socket.say({ type: "News", number: 99 });
    socket.say({ type: "Welcome", code: "BEFORE", head: 99 });
    expect(there).toEqual([]);
    expect(links.at(-1)).toBe("connecting");
    socket.say({ type: "Welcome", code: "NEXT", head: 1 });
    expect(links.at(-1)).toBe("open");
    expect(socket.sent.at(-1)).toMatchObject({ type: "Say" });
    expect(wire.cursor).toBe(0);
    expect(world.heard).toHaveLength(1);
    void asked;
  });

  test("opens a new socket where the server does not know GoTo, or closes", () => {
    for (const end of [
      (socket: FakeSocket) => socket.say({ type: "Refusal", key: null, why: "malformed" }),
      (socket: FakeSocket) => socket.drop(4401),
    ]) {
      world = new World();
      world.connect();
      const { socket } = world;
      world.wire.handOver("ws://next", "NEXT");
      const wire = next("ws://next");
      wire.open();
      end(socket);
      expect(world.sockets).toHaveLength(2);
      world.socket.arrive();
      expect(world.socket.sent).toEqual([{ type: "Hello", cursor: 0 }]);
      expect(links).not.toContain("refused");
      wire.close();
    }
  });

  test("lets the socket go if nobody comes for it", () => {
    world.connect();
    const { socket } = world;
    world.wire.handOver("ws://next", "NEXT");
    expect(socket.closedWith).toBe(null);
    world.pass(6_000);
    expect(socket.closedWith).toBe(1000);
    next("ws://next").open();
    expect(world.sockets).toHaveLength(2);
  });

  test("is not tried over a socket that is not open", () => {
    world.wire.open();
    world.wire.handOver("ws://next", "NEXT");
    expect(world.socket.closedWith).toBe(1000);
    next("ws://next").open();
    expect(world.sockets).toHaveLength(2);
  });
});

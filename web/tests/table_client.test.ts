import { beforeEach, expect, test, vi } from "vitest";
import { message } from "../src/lib/i18n/message";
import type { GameEvent, GameView, Look, Odds } from "../src/lib/protocol/types";
import type { Staging } from "../src/lib/board/stage.svelte";
import { unreadOf } from "../src/lib/table/unread_remarks";

vi.stubGlobal("location", { protocol: "https:", host: "paddock.test" });
const { Table } = await import("../src/lib/table/table_client.svelte");

const staging: Staging<GameView, GameEvent, unknown> = {
  sceneOf: (view) => view,
  after: (scene) => scene,
  lasts: () => 0,
  tell: () => [],
};

class Socket {
  readyState = 1;
  onopen = () => undefined;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onclose = () => undefined;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let socket: Socket;
let keys: number;
let shown: string[];

beforeEach(() => {
  socket = new Socket();
  keys = 0;
  shown = [];
});

function table(
  seat: number | null,
  contribution: string | null = "00",
  how = staging,
  odds?: (code: string, seat: number) => Promise<Odds | null>,
) {
  const made = new Table("KESTREL", seat, {
    ...(odds === undefined ? {} : { odds, hasOdds: (_, [one]) => one?.type === "Program" }),
    stagingOf: () => how,
    tempo: { pace: () => 0, wait: () => ({ over: Promise.resolve(), skip: () => undefined }) },
    contribution: () => contribution,
    shown: ({ type }) => shown.push(type),
    around: {
      socket: (address) => {
        expect(address).toContain("wss://paddock.test/api/tables/KESTREL/socket");
        return socket as unknown as WebSocket;
      },
      now: () => 0,
      later: () => () => undefined,
      key: () => `k${(keys += 1)}`,
      chance: () => 0,
    },
  });
  made.open();
  return made;
}

const COMMITMENT = "c".repeat(64);

function welcome(head: number, commitment = COMMITMENT): void {
  const options = { game: "outspeed" };
  socket.say({ type: "Welcome", head, now: 1000, options, config: {}, commitment });
}

function line(number: number, entry: object): void {
  const leaf = number.toString(16).padStart(64, "0");
  socket.say({ type: "News", number, at: 0, leaf, entry });
}

function look(parts: Partial<Look>): void {
  socket.say({
    type: "Look",
    head: 1,
    status: "playing",
    seats: [],
    decision: 3,
    clock_starts: null,
    deadline: null,
    view: { phase: "program" },
    options: [],
    prospects: null,
    my_choice: null,
    asked: [],
    waiting_for: [],
    result: null,
    rematch: null,
    ...parts,
  });
}

test("what had happened before is told in the log and not shown again", async () => {
  const made = table(0);
  welcome(1);
  line(1, { type: "Revealed", decision: 0, events: [[{ type: "TileTurnedUp" }]] });
  look({});
  await made.stage?.rest();
  expect(shown).toEqual([]);
  expect(made.log).toHaveLength(1);
  line(2, {
    type: "Revealed",
    decision: 1,
    events: [[{ type: "RoutesRevealed" }], [{ type: "DieRolled" }]],
  });
  look({});
  await made.stage?.rest();
  expect(shown).toEqual(["RoutesRevealed", "DieRolled"]);
});

test("whoever comes later reads what was said last, and how a game ended", async () => {
  const tell = ({ type }: GameEvent) => (type === "CostPaid" ? [] : [message(type)]);
  const recap = (events: readonly GameEvent[]) =>
    events.filter(({ type }) => type === "RaceEnded").map(({ type }) => message(`why-${type}`));
  const reveals = ["TileTurnedUp", "RoutesRevealed", "DieRolled", "CostPaid"];
  const said: unknown[] = [];
  for (let count = 1; count <= reveals.length + 1; count += 1) {
    socket = new Socket();
    const made = table(0, "00", { ...staging, tell, recap });
    welcome(count);
    for (const [at, type] of reveals.slice(0, count).entries()) {
      line(at + 1, { type: "Revealed", decision: at, events: [[{ type }]] });
    }
    const end = [[{ type: "RaceEnded" }, { type: "DieRolled" }]];
    if (count > reveals.length) line(count, { type: "Revealed", decision: count, events: end });
    look({});
    await made.stage?.rest();
    said.push(made.stage?.brief.map(({ name }) => name));
    look({});
    await made.stage?.rest();
    expect(made.stage?.brief.map(({ name }) => name)).toEqual(said.at(-1));
  }
  // At the beginning there is nothing to say but what it is all about.
  expect(said).toEqual([[], ["RoutesRevealed"], ["DieRolled"], ["DieRolled"], ["why-RaceEnded"]]);
});

test("who has chosen is no longer waited for, also between two looks", () => {
  const made = table(null);
  welcome(0);
  look({ waiting_for: [0, 1, 2] });
  line(1, { type: "Chose", decision: 3, seat: 1, action: null, by: "bot" });
  expect(made.waitingFor).toEqual([0, 2]);
});

test("a choice is shown while it is on its way, and names its decision", async () => {
  const made = table(0);
  welcome(0);
  look({ options: [{ type: "Program", route: "left" }] });
  await made.stage?.rest();
  expect(made.mayChoose).toBe(true);
  const chosen = made.choose({ type: "Program", route: "left" });
  expect(made.choice).toEqual({ type: "Program", route: "left" });
  expect(socket.sent.at(-1)).toMatchObject({ type: "Choose", decision: 3, key: "k1" });
  socket.say({ type: "Ack", key: "k1", number: 2 });
  expect(made.lockedIn).toBe(false);
  await chosen;
  expect(made.choice).toEqual({ type: "Program", route: "left" });
  expect(made.lockedIn).toBe(true);
  const action = { type: "Program", route: "left" };
  line(1, { type: "Chose", decision: 3, seat: 0, action, by: "owner" });
  expect(made.choice).toEqual(action);
});

test("why something was not done is remembered until the next wish", async () => {
  const made = table(0);
  welcome(0);
  const refused = made.ask({ type: "Start" });
  socket.say({ type: "Refusal", key: "k1", why: "seats-free" });
  await refused;
  expect(made.refusal).toBe("seats-free");
  void made.ask({ type: "Start" });
  expect(made.refusal).toBeNull();
});

test("a seat gives its part of the seed once, when all pledges are there", () => {
  table(0, "abcd");
  welcome(0);
  look({ status: "lobby", view: null });
  expect(socket.sent.filter(({ type }) => type === "Contribute")).toHaveLength(0);
  line(1, { type: "Called" });
  look({ status: "seeding", view: null });
  look({ status: "seeding", view: null });
  expect(socket.sent.filter(({ type }) => type === "Contribute")).toEqual([
    { type: "Contribute", key: "k1", contribution: "abcd" },
  ]);
});

test("nothing is given before the call is here, nor to a server that tells two logs", () => {
  table(0, "abcd");
  welcome(0);
  look({ status: "seeding", view: null });
  expect(socket.sent.filter(({ type }) => type === "Contribute")).toHaveLength(0);
  welcome(0, "d".repeat(64));
  line(1, { type: "Called" });
  look({ status: "seeding", view: null });
  expect(socket.sent.filter(({ type }) => type === "Contribute")).toHaveLength(0);
});

test("a spectator gives nothing, and remarks are kept in order", () => {
  const made = table(null);
  welcome(0);
  look({ status: "seeding", view: null });
  line(1, { type: "Said", seat: 1, text: "<b>hi</b>", emote: false });
  line(2, { type: "Said", seat: null, text: "wow", emote: true });
  expect(socket.sent.filter(({ type }) => type === "Contribute")).toHaveLength(0);
  expect(made.remarks.map(({ text }) => text)).toEqual(["<b>hi</b>", "wow"]);
});

test("a remark is of whoever sat there when it was made", () => {
  const made = table(null);
  welcome(0);
  for (const [at, name] of ["Ada", "Ben"].entries()) {
    line(at * 3 + 1, { type: "Sat", seat: 0, name, pledge: null, token_hash: null });
    line(at * 3 + 2, { type: "Said", seat: 0, text: `I am ${name}`, emote: false });
    line(at * 3 + 3, { type: "Left", seat: 0 });
  }
  line(7, { type: "Said", seat: 1, text: "and I?", emote: false });
  expect(made.remarks.map(({ name }) => name)).toEqual(["Ada", "Ben", null]);
});

test("others' remarks are unread until they were seen, one's own never are", () => {
  const remark = (number: number, seat: number | null) => ({ number, seat, ...SAID });
  const remarks = [remark(3, 1), remark(5, 0), remark(8, null), remark(9, 2)];
  expect(unreadOf(remarks, 0, [])).toBe(4);
  expect(unreadOf(remarks, 0, [0, 2])).toBe(2);
  expect(unreadOf(remarks, 3, [0, 2])).toBe(1);
  expect(unreadOf(remarks, 9, [])).toBe(0);
});

const SAID = { name: null, text: "hi", emote: false };

test("what is shown ends before the clock runs, however long it would take", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  const waits: number[] = [];
  const skip = () => undefined;
  const made = new Table("KESTREL", 0, {
    stagingOf: () => ({ ...staging, lasts: () => 4000 }),
    tempo: {
      pace: () => 1,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return { over: Promise.resolve(), skip };
      },
    },
    contribution: () => null,
    shown: () => undefined,
    around: {
      socket: () => socket as unknown as WebSocket,
      now: () => 0,
      later: () => skip,
      key: () => "k",
      chance: () => 0,
    },
  });
  made.open();
  const options = { game: "outspeed", clock: 30 };
  socket.say({ type: "Welcome", head: 0, now: 1000, options, config: {}, commitment: COMMITMENT });
  look({ head: 0, deadline: 990 });
  await made.stage?.rest();
  line(1, { type: "Revealed", decision: 1, events: [[{ type: "A" }, { type: "B" }]] });
  // Two seconds to see it, then thirty to decide; the first event began before that was known.
  look({ head: 1, clock_starts: 1000 + 2, deadline: 1000 + 2 + 30 });
  await made.stage?.rest();
  expect(waits).toEqual([4000, 2000]);
  vi.useRealTimers();
});

test("chances are asked for once a choice of a route, and fill the prospects", async () => {
  const asked: number[] = [];
  const prospects = { options: [{ out_chance: 0.4 }] } as unknown as Odds["prospects"];
  const odds = (_code: string, seat: number) => {
    asked.push(seat);
    return Promise.resolve({ decision: 3, prospects });
  };
  const made = table(2, "00", staging, odds);
  welcome(1);
  const options = [{ type: "Program", route: "left" }] as Look["options"];
  look({ options });
  await Promise.resolve();
  expect(made.look?.prospects).toBe(prospects);
  look({ options });
  expect(made.look?.prospects).toBe(prospects);
  expect(asked).toEqual([2]);
  look({ options, decision: 4 });
  await Promise.resolve();
  expect(made.look?.prospects).toBeNull();
  expect(asked).toEqual([2, 2]);
});

test("a spectator and a choice without danger ask for no chances", () => {
  const odds = vi.fn(() => Promise.resolve(null));
  table(null, "00", staging, odds);
  welcome(1);
  look({ options: [{ type: "Program", route: "left" }] as Look["options"] });
  table(1, "00", staging, odds);
  welcome(1);
  look({ options: [{ type: "Keep", token: "nitro" }] as Look["options"] });
  expect(odds).not.toHaveBeenCalled();
});

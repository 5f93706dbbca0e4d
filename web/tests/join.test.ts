import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOnce, sitDown } from "../src/lib/table/join";
import type { OpenTable, TakeSeat } from "../src/lib/protocol/types";

type Reply = "lost" | { readonly status: number; readonly body: unknown };

const OPENED: Reply = { status: 201, body: { code: "KESTREL", commitment: "c" } };
const SEATED: Reply = { status: 201, body: { seat: 1 } };
const failed = (status: number, why: string): Reply => ({ status, body: { why } });

/** A server that answers like this, and the bodies that it got. */
function server<Body>(...replies: Reply[]): Body[] {
  const bodies: Body[] = [];
  vi.stubGlobal("fetch", (_path: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body) as Body);
    const reply = replies[bodies.length - 1];
    if (reply === undefined || reply === "lost") return Promise.reject(new TypeError("lost"));
    const { status, body } = reply;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return bodies;
}

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

const wish = (players: number) => ({ game: "outspeed", players }) as OpenTable;

test.each<[string, Reply]>([
  ["was lost", "lost"],
  ["came from a server that was busy", failed(503, "busy")],
  ["came from a server whose disk failed", failed(503, "disk-error")],
  ["came from a server that failed", failed(500, "server-failed")],
  ["came from a proxy", { status: 502, body: "<html>" }],
])("a table whose answer %s is asked for again with its key (case 35)", async (_, reply) => {
  const bodies = server<OpenTable>(reply, OPENED);
  expect((await openOnce(wish(3))).code).toBe("KESTREL");
  expect(bodies).toHaveLength(2);
  expect(bodies[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(bodies[1]).toEqual(bodies[0]);
});

test.each([
  failed(409, "deck-refused"),
  failed(403, "origin-not-allowed"),
  failed(503, "disk-full"),
])("a clear answer is final, and the next table has a key of its own: %o", async (reply) => {
  const bodies = server<OpenTable>(reply, OPENED);
  await expect(openOnce(wish(4))).rejects.toThrow();
  expect(bodies).toHaveLength(1);
  await openOnce(wish(4));
  expect(bodies[1]?.key).not.toBe(bodies[0]?.key);
});

test("who presses the button again after an error gets the same table (case 35)", async () => {
  const bodies = server<OpenTable>(
    "lost",
    "lost",
    failed(429, "too-many-requests"),
    OPENED,
    OPENED,
    OPENED,
  );
  await expect(openOnce(wish(5))).rejects.toThrow("offline");
  await expect(openOnce(wish(5))).rejects.toThrow("too-many-requests");
  await openOnce(wish(5));
  expect(bodies[3]).toEqual(bodies[0]);
  await openOnce(wish(6));
  expect(bodies[4]?.key).not.toBe(bodies[0]?.key);
  await openOnce(wish(5));
  expect(bodies[5]?.key).not.toBe(bodies[0]?.key);
});

test("who sits down again after an error gets the same seat, with the same seed", async () => {
  const bodies = server<TakeSeat>(failed(503, "busy"), "lost", SEATED);
  await expect(sitDown("KESTREL", "Ada")).rejects.toThrow("offline");
  expect(await sitDown("KESTREL", "Ada")).toBe(1);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
});

import { beforeEach, expect, test, vi } from "vitest";
import type { Action, Analysis } from "../src/lib/protocol/types";
import { actionName } from "../src/lib/coach/action_name";
import { Coach, judgementAt, turningPoints } from "../src/lib/coach/coach.svelte";

const HINT = { decision: 4, judge: "champion", options: [] };

function answers(status: number, body: unknown) {
  return vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test("a hint is for its own decision", async () => {
  const fetched = answers(200, HINT);
  vi.stubGlobal("fetch", fetched);
  const coach = new Coach("KESTREL", 2);
  await coach.advise();
  expect(fetched).toHaveBeenCalledWith("/api/tables/KESTREL/hint?seat=2", { method: "GET" });
  expect(coach.hintFor(4)).toEqual(HINT);
  expect(coach.hintFor(5)).toBeNull();
});

test("a coach without an answer says why, and can be asked again", async () => {
  vi.stubGlobal("fetch", answers(503, { why: "coach-busy" }));
  const coach = new Coach("KESTREL", 0);
  await coach.analyse();
  expect([coach.refusal, coach.analysis, coach.busy]).toEqual(["coach-busy", null, false]);
  vi.stubGlobal("fetch", answers(200, { judgements: [], turning_points: [] }));
  await coach.analyse();
  expect(coach.refusal).toBeNull();
  expect(coach.analysis).not.toBeNull();
});

test("turning points and steps are found by their places", () => {
  const judgements = [{ step: 3 }, { step: 8 }, { step: 11 }];
  const analysis = { judgements, turning_points: [0, 2] } as unknown as Analysis;
  expect(turningPoints(analysis).map(({ step }) => step)).toEqual([3, 11]);
  expect(judgementAt(analysis, 8)).toBe(judgements[1]);
  expect(judgementAt(analysis, 9)).toBeNull();
  expect(judgementAt(null, 8)).toBeNull();
});

test.each<[Action, number, string]>([
  [{ type: "Program", route: "middle" }, 0, "action-middle"],
  [{ type: "Declare", token: null }, 0, "action-no-token"],
  [{ type: "Declare", token: "force_field" }, 0, "token-force-field"],
  [{ type: "Keep", token: "nitro" }, 0, "token-nitro"],
  [{ type: "SetDial", value: 4 }, 0, "action-dial"],
  [{ type: "Lay", card: [3, 17], before: 1 }, 1, "action-card"],
  [{ type: "Lay", card: [-3, 17], before: 1 }, 0, "action-card-on"],
  [{ type: "Move", figure: 2 }, 0, "action-move"],
])("an action has a name: %o", (action, seat, name) => {
  expect(actionName(action, seat).name).toBe(name);
});

import { beforeEach, expect, test, vi } from "vitest";
import type { Analysis, OutspeedAction, WhyFirstAction } from "../src/lib/protocol/types";
import { message } from "../src/lib/i18n/message";
import { actionName as raceAction } from "../src/lib/games/outspeed/story/action_name";
import { actionName as cardAction } from "../src/lib/games/why_first/story/action_name";
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
  const coach = new Coach("KESTREL", 2, ({ type }) => message(type));
  await coach.advise();
  expect(fetched).toHaveBeenCalledWith("/api/tables/KESTREL/hint?seat=2", { method: "GET" });
  expect(coach.hintFor(4)).toEqual(HINT);
  expect(coach.hintFor(5)).toBeNull();
});

test("a coach without an answer says why, and can be asked again", async () => {
  vi.stubGlobal("fetch", answers(503, { why: "coach-busy" }));
  const coach = new Coach("KESTREL", 0, ({ type }) => message(type));
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

test.each<[OutspeedAction, string]>([
  [{ type: "Program", route: "middle" }, "action-middle"],
  [{ type: "Declare", token: null }, "action-no-token"],
  [{ type: "Declare", token: "force_field" }, "token-force-field"],
  [{ type: "Keep", token: "nitro" }, "token-nitro"],
  [{ type: "SetDial", value: 4 }, "action-dial"],
])("an action of a race has a name: %o", (action, name) => {
  expect(raceAction(action).name).toBe(name);
});

test.each<[WhyFirstAction, number, string]>([
  [{ type: "Lay", card: [3, 17], before: 1 }, 1, "action-card"],
  [{ type: "Lay", card: [-3, 17], before: 1 }, 0, "action-card-on"],
  [{ type: "Move", figure: 2 }, 0, "action-move"],
])("an action with cards has a name: %o", (action, seat, name) => {
  expect(cardAction(action, seat).name).toBe(name);
});

import { describe, expect, it } from "vitest";
import { lineAfter, type OwnTalk } from "../src/lib/bots/lines";
import { raceTalk } from "../src/lib/games/outspeed/talk";
import { cardTalk } from "../src/lib/games/why_first/talk";
import type { SeatShown } from "../src/lib/protocol/types";

const person = { name: "Ada", bot: null } as SeatShown;
const bot = { name: null, bot: "rookie" } as SeatShown;
const DECISIONS = Array.from({ length: 60 }, (_, number) => number);

describe("the talk of bots", () => {
  it("comes now and then, from bots only, the same for everybody", () => {
    const lines = DECISIONS.map((number) =>
      lineAfter(raceTalk, "K7QMX", number, [person, bot, bot]),
    );
    const said = lines.filter((line) => line !== null);
    expect(said.length).toBeGreaterThan(8);
    expect(said.length).toBeLessThan(35);
    expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
    expect(lines).toEqual(
      DECISIONS.map((number) => lineAfter(raceTalk, "K7QMX", number, [person, bot, bot])),
    );
  });

  it("is silent where there are no bots", () => {
    expect(DECISIONS.map((number) => lineAfter(raceTalk, "K7QMX", number, [person]))).toEqual(
      DECISIONS.map(() => null),
    );
  });

  it("does not speak of fuel where there is none", () => {
    const said = (own: OwnTalk) =>
      new Set(
        ["K7QMX", "AB2CD", "WXYZ9"].flatMap((code) =>
          DECISIONS.map((number) => lineAfter(own, code, number, [bot, bot, bot, bot])?.text),
        ),
      );
    const fuel = ["web-talk-vega-1", "web-talk-vega-3", "web-talk-otto-2", "web-talk-gale-2"];
    expect(fuel.some((line) => said(raceTalk).has(line))).toBe(true);
    expect(fuel.filter((line) => said(cardTalk).has(line))).toEqual([]);
    const everywhere = [...said({})].filter((line) => line !== undefined);
    expect(everywhere.length).toBeGreaterThan(5);
    expect(everywhere.filter((line) => fuel.includes(line) || line.endsWith("-cards"))).toEqual([]);
  });
});

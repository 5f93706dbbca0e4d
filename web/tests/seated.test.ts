import { expect, test } from "vitest";
import type { Look } from "../src/lib/protocol/types";
import type { Sitting } from "../src/lib/table/device_seats.svelte";
import { allPledged, carryOut, onlyBots } from "../src/lib/table/seated";

const seat = (name: string | null, bot: string | null, pledged = true) => ({
  ...{ name, bot, pledged },
  ...{ ready: false, stood_in: false },
});
const lookAt = (...seats: ReturnType<typeof seat>[]) => ({ seats }) as unknown as Look;

class Chair {
  constructor(
    readonly seat: number,
    readonly asked: unknown[],
  ) {}
  ask(wish: Record<string, unknown>): Promise<void> {
    this.asked.push([this.seat, ...Object.values(wish)]);
    return Promise.resolve();
  }
}

function sitting(asked: unknown[], ...seats: number[]): Sitting {
  return { seats: seats.map((each) => new Chair(each, asked)) } as unknown as Sitting;
}

test("only bots are left where all others sit at this device", () => {
  const ada = seat("Ada", null);
  const ben = seat("Ben", null);
  const bot = seat(null, "regular");
  expect(onlyBots(lookAt(ada, bot, bot), sitting([], 0))).toBe(true);
  expect(onlyBots(lookAt(ada, ben, bot), sitting([], 0))).toBe(false);
  expect(onlyBots(lookAt(ada, ben, bot), sitting([], 0, 1))).toBe(true);
});

test("at a rematch nothing is done before all here have pledged", () => {
  const look = lookAt(seat("Ada", null), seat("Ben", null, false));
  expect(allPledged(look, sitting([], 0))).toBe(true);
  expect(allPledged(look, sitting([], 0, 1))).toBe(false);
});

test("a plan fills the free seats, makes everybody here ready and starts", async () => {
  const asked: unknown[] = [];
  const look = lookAt(seat("Ada", null), seat(null, null), seat("Ben", null));
  await carryOut({ bots: "bold", start: true }, sitting(asked, 0, 2), look);
  expect(asked).toEqual([
    [0, "SeatBot", 1, "bold"],
    [0, "Ready", true],
    [2, "Ready", true],
    [0, "Start"],
  ]);
});

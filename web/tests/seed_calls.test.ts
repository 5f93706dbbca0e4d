import { describe, expect, it } from "vitest";
import type { News } from "../src/lib/protocol/types";
import { seedCalls } from "../src/lib/table/seed_calls";

function lines(...types: readonly string[]): readonly News[] {
  return types.map((type, place) => ({ number: place + 1, entry: { type } }) as unknown as News);
}

describe("calls for the seed", () => {
  it.each([
    [["Opened", "Sat"], { tries: 0, off: 0 }],
    [["Opened", "Called"], { tries: 1, off: 0 }],
    [["Opened", "Called", "Said", "Called"], { tries: 2, off: 0 }],
    [["Opened", "Called", "Called", "CalledOff"], { tries: 0, off: 4 }],
    [["Opened", "Called", "Called", "CalledOff", "Called"], { tries: 1, off: 4 }],
  ])("are counted in %j", (types, calls) => {
    expect(seedCalls(lines(...types))).toEqual(calls);
  });
});

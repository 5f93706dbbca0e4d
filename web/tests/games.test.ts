import { describe, expect, test } from "vitest";
import { GAMES, isGame, stagingOf } from "../src/lib/games/catalog";

describe("games", () => {
  test("every game of the list can be shown", () => {
    for (const game of GAMES) expect(stagingOf(game)).not.toBeNull();
  });

  test("a game that the client does not know is not shown as another", () => {
    expect(isGame("dash")).toBe(false);
    expect(stagingOf("dash")).toBeNull();
  });
});

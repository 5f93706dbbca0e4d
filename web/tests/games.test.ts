import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aboutOf, GAMES, isGame, tableOf } from "../src/lib/games/catalog";

describe("games", () => {
  test("every game of the server has one entry", () => {
    const games = readdirSync("../src/paddock/games", { withFileTypes: true });
    const names = games.filter((one) => one.isDirectory() && !one.name.startsWith("_"));
    expect([...GAMES].sort()).toEqual(names.map(({ name }) => name).sort());
    for (const game of GAMES) {
      expect(aboutOf(game).name).toBe(game);
      expect(aboutOf(game).loadTable).toBeTypeOf("function");
    }
  });

  test("a game that the client does not know is not shown as another", () => {
    expect(isGame("dash")).toBe(false);
    expect(tableOf("dash")).toBeNull();
  });
});

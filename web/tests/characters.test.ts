import { describe, expect, it } from "vitest";
import { characterOf, temperOf } from "../src/lib/bots/characters";

const SEATS = [0, 1, 2, 3, 4, 5];
const CODES = ["K7QMX", "AAAAA", "WJXX4YCSOI5V", "ABCDE", "22222", "ZZZZZ", "QWERT"];

describe("bots at a table", () => {
  it.each(CODES)("are six different characters at %s", (code) => {
    expect(new Set(SEATS.map((seat) => characterOf(code, seat))).size).toBe(6);
  });

  it("are bold on even seats and careful on odd ones, as the server's Regulars are", () => {
    const even = CODES.flatMap((code) => [0, 2, 4].map((seat) => characterOf(code, seat)));
    const odd = CODES.flatMap((code) => [1, 3, 5].map((seat) => characterOf(code, seat)));
    expect([...new Set(even)].sort()).toEqual(["kit", "vega", "zip"]);
    expect([...new Set(odd)].sort()).toEqual(["gale", "nova", "otto"]);
  });

  it.each([
    ["K7QMX", "kit nova zip gale vega otto"],
    ["AAAAA", "vega otto kit nova zip gale"],
    ["ABCDE", "zip gale vega otto kit nova"],
  ])("have the names at %s that the terminal gives them", (code, names) => {
    expect(SEATS.map((seat) => characterOf(code, seat)).join(" ")).toBe(names);
  });

  it("are the same for everybody, and differ from table to table", () => {
    expect(characterOf("K7QMX", 1)).toBe(characterOf("K7QMX", 1));
    expect(new Set(CODES.map((code) => characterOf(code, 1))).size).toBeGreaterThan(1);
  });

  it("have the temper of their level, where it says one", () => {
    expect(temperOf("zip", "careful")).toBe("web-temper-careful");
    expect(temperOf("zip", "expert")).toBe("web-temper-zip");
  });
});

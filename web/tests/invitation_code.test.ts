import { describe, expect, it } from "vitest";
import { codeIn, isInvitation } from "../src/lib/home/invitation_code";

describe("a code of a table", () => {
  it.each([
    ["k7qmx", "K7QMX"],
    [" K7 QMX ", "K7QMX"],
    ["k7q-mx", "K7QMX"],
    ["WJXX4YCSOI5V", "WJXX4YCSOI5V"],
    ["https://paddock.example/t/k7qmx", "K7QMX"],
    ["https://paddock.example/t/k7qmx/screen", "K7QMX"],
    ["https://paddock.example/t/k7qmx?x=1", "K7QMX"],
    ["paddock.example/k7qmx/", "K7QMX"],
    ["   ", ""],
  ])("is read from %j", (written, code) => {
    expect(codeIn(written)).toBe(code);
  });
});

describe("an invitation", () => {
  it.each([
    ["K7QMX", true],
    ["K0QMX", false],
    ["KIQMX", false],
    ["K7QM", false],
    ["WJXX4YCSOI5V", false],
  ])("%s: %s", (code, expected) => {
    expect(isInvitation(code)).toBe(expected);
  });
});

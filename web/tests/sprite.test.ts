import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sprite = readFileSync("src/lib/ui/sprite.svg", "utf8");
const ids = [...sprite.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

describe("the sprite", () => {
  it("has no id twice", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("refers only to what it has", () => {
    const wanted = [...sprite.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => id !== "id" && !ids.includes(id))).toEqual([]);
  });

  it("needs no inline style, which the server forbids", () => {
    expect(sprite).not.toMatch(/ style=/);
  });

  it("is well-formed: a comment has no double hyphen, and tags are closed", () => {
    const comments = [...sprite.matchAll(/<!--([\s\S]*?)-->/g)].map(([, inside]) => inside);
    expect(comments.filter((inside) => inside?.includes("--"))).toEqual([]);
    const bare = sprite.replace(/<!--[\s\S]*?-->/g, "");
    const opened = [...bare.matchAll(/<([a-zA-Z]+)\b[^>]*?(\/?)>/g)].filter(
      ([, , end]) => end === "",
    );
    const closed = [...bare.matchAll(/<\/([a-zA-Z]+)>/g)];
    expect(opened.length).toBe(closed.length);
  });

  it("paints with tokens that exist", () => {
    const worlds = ["outspeed", "why_first"].map((game) => `src/lib/games/${game}/world.css`);
    const files = ["src/styles/tokens.css", ...worlds];
    const tokens = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const used = new Set(
      [...sprite.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name ?? ""),
    );
    expect([...used].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  });
});

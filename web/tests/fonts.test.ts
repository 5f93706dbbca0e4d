import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FONTS = "src/styles/fonts";
const LOCALE = "../src/paddock/locale";
const KILO = 1000;

interface Face {
  readonly family: string;
  readonly file: string;
  readonly has: (sign: string) => boolean;
}

const faces: readonly Face[] = readFileSync("src/styles/fonts.css", "utf8")
  .split("@font-face")
  .slice(1)
  .map((rule) => {
    const ranges = [...rule.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].map(
      ([, first = "", last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    return {
      family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? "",
      file: /fonts\/([^"]+\.woff2)/.exec(rule)?.[1] ?? "",
      has: (sign) => {
        const code = sign.codePointAt(0) ?? 0;
        return ranges.some(([first, last]) => first <= code && code <= last);
      },
    };
  });

/** Every sign that the words of a language show. */
function signsOf(language: string): readonly string[] {
  const folder = join(LOCALE, language);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && name !== "cli.ftl")
    .map((name) => readFileSync(join(folder, name), "utf8").replace(/^#.*$/gm, ""));
  return [...new Set(texts.join(""))].filter((sign) => sign.trim() !== "");
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(FONTS, file)).size, 0) / KILO;
}

describe("typefaces", () => {
  it("weigh at most 180 kB together", () => {
    expect(kilobytes(faces.map(({ file }) => file))).toBeLessThanOrEqual(180);
  });

  it.each(["en", "pl", "de", "ru"])("weigh at most 75 kB for a visit in %s", (language) => {
    const signs = signsOf(language);
    const loaded = faces.filter(({ has }) => signs.some(has)).map(({ file }) => file);
    expect(kilobytes(loaded)).toBeLessThanOrEqual(75);
  });

  it.each(["en", "pl", "de", "ru"])("have every letter of %s", (language) => {
    const text = faces.filter(({ family }) => family === "Nunito");
    const letters = signsOf(language).filter((sign) => /\p{L}|\p{N}/u.test(sign));
    expect(letters.filter((sign) => !text.some(({ has }) => has(sign)))).toEqual([]);
  });

  it("come with their licences", () => {
    expect(readdirSync(FONTS).filter((name) => name.endsWith("-OFL.txt"))).toHaveLength(2);
  });
});

import { expect, test } from "vitest";
import { hyphenated, longestWord, shortened } from "../src/lib/ui/names";

const shown = (name: string) => hyphenated(name).replaceAll("\u00AD", "·");

test("long words may break between syllables, in any of the languages", () => {
  expect(shown("Donaudampfschifffahrtsgs")).toBe("Donau·dampf·schiff·fahrtsgs");
  expect(shown("Konstantinopolitańczyk")).toBe("Kons·tan·ti·no·po·li·tań·czyk");
  expect(shown("Александра-Владимировна")).toBe("Алек·сандра-Вла·ди·ми·ровна");
});

test("short words, and words without letters, stay as they are", () => {
  for (const name of ["Ada", "Bot Yellow", "123456789012345", "Maximilia"]) {
    expect(hyphenated(name)).toBe(name);
  }
});

test("nothing but where it breaks is changed", () => {
  const name = "🚀Übermutige Weltraumfahrer";
  expect(hyphenated(name).replaceAll("\u00AD", "")).toBe(name);
  expect(hyphenated(name)).not.toBe(name);
});

test("lines break after spaces and hyphens anyway", () => {
  expect(longestWord("Александра-Владимировна")).toBe(12);
  expect(longestWord("Bot Yellow")).toBe(6);
});

test("a short name is the first word, or its beginning", () => {
  expect(shortened("Maximilian Quick", 5)).toBe("Maxi…");
  expect(shortened("Zoë Long", 5)).toBe("Zoë");
  expect(shortened("Отто", 4)).toBe("Отто");
  expect(shortened("Anna-Maria", 8)).toBe("Anna");
  expect(shortened("😀😀😀😀", 3)).toBe("😀😀…");
});

// A made-up name stays on its device.

import { afterEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
});

afterEach(() => {
  kept.clear();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What a freshly loaded page calls somebody. */
async function named(further = 0): Promise<string> {
  vi.resetModules();
  const { words } = await import("../src/lib/i18n/words.svelte");
  await words.speak("en");
  const { invented } = await import("../src/lib/i18n/nicknames");
  return invented(further);
}

test("a page that is loaded again finds the same name", async () => {
  vi.spyOn(Math, "random").mockReturnValueOnce(0.1).mockReturnValue(0.9);
  const first = await named();
  expect(await named()).toBe(first);
  expect(await named(1)).not.toBe(first);
});

test("another device has another name, and a broken note is drawn again", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.1);
  const first = await named();
  kept.set("paddock.nickname", "none");
  expect(await named()).toBe(first);
  expect(kept.get("paddock.nickname")).toBe("6");
  kept.set("paddock.nickname", "7");
  expect(await named()).not.toBe(first);
});

test("where nothing can be remembered there is a name all the same", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("private");
    },
  });
  expect(await named()).not.toBe("");
});

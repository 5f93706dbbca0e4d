import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "", origin: "http://paddock.test" });
vi.stubGlobal("addEventListener", () => undefined);
const { placeOf } = await import("../src/lib/device/router.svelte");

test.each([
  ["/", { page: "home" }],
  ["/t/kestrel42abc", { page: "table", code: "KESTREL42ABC" }],
  ["/t/KESTREL/", { page: "table", code: "KESTREL" }],
  ["/t/KESTREL/screen", { page: "screen", code: "KESTREL" }],
  ["/t/KESTREL/replay", { page: "replay", code: "KESTREL" }],
  ["/t/KESTREL/other", { page: "nowhere" }],
  ["/t/KESTREL/replay/more", { page: "nowhere" }],
  ["/t", { page: "nowhere" }],
  ["/rules", { page: "rules", game: null }],
  ["/rules/why_first", { page: "rules", game: "why_first" }],
  ["/tiles", { page: "tiles" }],
  ["/decks", { page: "decks" }],
  ["/decks/1", { page: "nowhere" }],
  ["/tiles/1", { page: "nowhere" }],
  ["/settings", { page: "settings" }],
  ["/elsewhere", { page: "nowhere" }],
])("%s", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

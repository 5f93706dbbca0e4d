// The walls between the rooms of the client, and that their check sees a hole.

import { expect, test } from "vitest";
import { faultsIn, sourcesIn } from "../rooms.js";

const GAMES = ["outspeed", "why_first"];

test("all walls stand", () => {
  const sources = sourcesIn("src");
  expect(sources.size).toBeGreaterThan(250);
  expect(faultsIn(sources, GAMES)).toEqual([]);
});

const HOLES: readonly (readonly [what: string, files: Record<string, string>, fault: string])[] = [
  [
    "a room that imports one above it",
    {
      "lib/ui/Hint.svelte": 'import { ruleOf } from "../rules/rule_links";',
      "lib/rules/rule_links.ts": "",
    },
    "lib/ui/Hint.svelte: imports lib/rules/rule_links.ts, which is not below it",
  ],
  [
    "a type from above",
    {
      "lib/device/current_game.ts": 'import type { Table } from "../table/table";',
      "lib/table/table.svelte.ts": "",
    },
    "lib/device/current_game.ts: imports lib/table/table.svelte.ts, which is not below it",
  ],
  [
    "a page that is loaded later",
    {
      "lib/replay/replay_store.ts": 'await import("../../pages/ReplayPage.svelte");',
      "pages/ReplayPage.svelte": "",
    },
    "lib/replay/replay_store.ts: imports pages/ReplayPage.svelte, which is not below it",
  ],
  [
    "a game that imports another",
    {
      "lib/games/why_first/a.ts": 'import { b } from "../outspeed/b";',
      "lib/games/outspeed/b.ts": "",
    },
    "lib/games/why_first/a.ts: imports lib/games/outspeed/b.ts, which is not below it",
  ],
  [
    "a circle of types inside a room",
    {
      "lib/board/a.ts": 'import type { B } from "./b";',
      "lib/board/b.ts": 'import { a } from "./a.ts";',
    },
    "lib/board/a.ts → lib/board/b.ts → lib/board/a.ts",
  ],
  [
    "a game named in code",
    { "pages/Home.svelte": '\nconst first = "why_first";' },
    "pages/Home.svelte:2: names why_first",
  ],
  [
    "a game named in CSS",
    { "styles/base.css": '[data-world="outspeed"] {}' },
    "styles/base.css:1: names outspeed",
  ],
];

test.each(HOLES)("%s is found", (_, files, fault) => {
  const faults = faultsIn(new Map(Object.entries(files)), GAMES);
  expect(faults).toContain(fault);
});

test("what a game says of itself is no fault", () => {
  const files = {
    "lib/games/catalog.ts": 'import { outspeed } from "./outspeed/entry";',
    "lib/games/outspeed/entry.ts": 'export const outspeed = { name: "outspeed" };',
  };
  expect(faultsIn(new Map(Object.entries(files)), GAMES)).toEqual([]);
});

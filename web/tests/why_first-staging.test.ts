// A scene after its events is the scene of the view that follows them: tools/make_scenes.py.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import type { WhyFirstEvent } from "../src/lib/protocol.ts";
import {
  sumOf,
  totalsOf,
  whyFirstStaging,
  type Scene,
  type View,
} from "../src/lib/why_first/staging.ts";
import { fieldName } from "../src/lib/why_first/tell.ts";
import { words } from "../src/lib/words.svelte.ts";

interface Told {
  record: string;
  players: number;
  steps: { events: WhyFirstEvent[]; view: View }[];
}

const games = JSON.parse(readFileSync("../tests/vectors/scenes-why_first.json", "utf8")) as Told[];
const { sceneOf, after, lasts, recap } = whyFirstStaging;

/** What must not jump when a view is settled on. */
function lasting(scene: Scene): unknown {
  const { seat, hand, handSizes, fields, played, points, over } = scene;
  return { seat, hand, handSizes, fields, played, points, over };
}

/** The last card of a race goes by itself: the view is of the round in which somebody is asked. */
function asked(view: View): boolean {
  return view.phase === "lay";
}

/** The cards that are still to be used, by their white numbers. */
function waiting(scene: Scene): readonly number[] {
  const cards = scene.laid.filter(({ used }) => !used).map(({ card }) => card[1]);
  return cards.sort((one, other) => other - one);
}

for (const { record, steps } of games) {
  test(`nothing jumps in ${record}`, () => {
    let scene: Scene | null = null;
    for (const [number, { events, view }] of steps.entries()) {
      const where = `${record}, decision ${number}`;
      if (scene !== null) {
        const shown: Scene = events.reduce(after, scene);
        const settled = sceneOf(view);
        deepEqual(lasting(shown), lasting(settled), where);
        deepEqual(waiting(shown), waiting(settled), where);
        equal(shown.race, settled.race, where);
        if (!asked(view)) equal(shown.round, settled.round, where);
      }
      scene = sceneOf(view);
    }
  });

  test(`figures start where they stood in ${record}`, () => {
    let scene: Scene | null = null;
    for (const { events, view } of steps) {
      for (const event of scene === null ? [] : events) {
        if (scene === null) continue;
        if (event.type === "FigureMoved") {
          equal(scene.fields[event.figure], event.start);
          if (event.by === null) {
            const cards = event.cards.reduce((sum, [value]) => sum + value, 0);
            equal(sumOf(scene.laid.filter(({ before }) => before === event.figure)), cards);
          }
        }
        if (event.type === "RaceScored") {
          const pad: Scene = after(scene, event);
          deepEqual(totalsOf(pad.points, pad.fields.length), event.totals);
          equal(pad.scored?.field, event.field);
        }
        if (event.type === "GameEnded") deepEqual(after(scene, event).winners, event.winners);
        scene = after(scene, event);
      }
      scene = sceneOf(view);
    }
  });
}

test("whose card is next is known in the tactical game alone", () => {
  for (const { record, steps } of games) {
    for (const { view } of steps) {
      const moves = view.phase === "move" ? view.laid[0]?.before : null;
      equal(sceneOf(view).mover, moves, record);
    }
  }
});

test("every event that somebody has to see takes a time that can be watched", () => {
  for (const event of games.flatMap(({ steps }) => steps.flatMap((step) => step.events))) {
    const hidden = event.type === "HandDealt" && event.cards === null;
    equal(hidden ? lasts(event) === 0 : lasts(event) >= 400 && lasts(event) <= 4000, true);
  }
});

test("what stays to be read of a round is where all went, not the last alone", async () => {
  await words.speak("en");
  let rounds = 0;
  for (const { steps } of games) {
    for (const [at, { events, view }] of steps.entries()) {
      const before = steps[at - 1]?.view;
      const turned = events.some(({ type }) => type === "CardsTurnedUp");
      const alone = events.some((event) => event.type === "FigureMoved" && event.by !== null);
      if (before?.race !== view.race || before.phase !== "lay" || view.phase !== "lay") continue;
      const went: string[] = view.fields.flatMap((end, figure) =>
        end === before.fields[figure] ? [] : [`→\u00a0${fieldName(end)}`],
      );
      if (!turned || alone || went.length < 2) continue;
      const told = (recap?.(events) ?? []).map((one) => words.say(one)).join(" ");
      deepEqual(told.match(/→\u00a0\u2212?\d+/g), went);
      rounds += 1;
    }
  }
  equal(rounds > 20, true);
});

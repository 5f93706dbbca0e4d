// A scene after its events is the scene of the view that follows them: tools/make_scenes.py.

import { deepEqual, equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";

import type { WhyFirstEvent } from "../src/lib/protocol/types.ts";
import { whyFirstStaging } from "../src/lib/games/why_first/story/staging.ts";
import { sumOf, totalsOf, type Scene, type View } from "../src/lib/games/why_first/story/scene.ts";
import { cardName, fieldName } from "../src/lib/games/why_first/story/event_text.ts";
import { words } from "../src/lib/i18n/words.svelte.ts";

interface Told {
  record: string;
  players: number;
  steps: { events: WhyFirstEvent[]; view: View }[];
}

const games = JSON.parse(readFileSync("../tests/vectors/scenes-why_first.json", "utf8")) as Told[];
const { sceneOf, recall, after, beats, recap } = whyFirstStaging;

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
  const cards = (scene.turn?.laid ?? []).filter(({ used }) => !used).map(({ card }) => card[1]);
  return cards.sort((one, other) => other - one);
}

for (const { record, steps } of games) {
  test(`nothing jumps in ${record}`, () => {
    let scene: Scene | null = null;
    for (const [number, { events, view }] of steps.entries()) {
      const where = `${record}, decision ${number}`;
      if (scene !== null) {
        const shown: Scene = events.reduce(after, scene);
        const settled = sceneOf(view, null);
        deepEqual(lasting(shown), lasting(settled), where);
        deepEqual(waiting(shown), waiting(settled), where);
        equal(shown.race, settled.race, where);
        if (!asked(view)) equal(shown.round, settled.round, where);
      }
      scene = sceneOf(view, null);
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
            equal(
              sumOf((scene.turn?.laid ?? []).filter(({ before }) => before === event.figure)),
              cards,
            );
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
      scene = sceneOf(view, null);
    }
  });
}

test("whose card is next is known in the tactical game alone", () => {
  for (const { record, steps } of games) {
    for (const { view } of steps) {
      const moves = view.phase === "move" ? view.laid[0]?.before : null;
      equal(sceneOf(view, null).mover, moves, record);
    }
  }
});

/** The beats that events are shown in. */
function beatsOf(events: readonly WhyFirstEvent[]): readonly (readonly WhyFirstEvent[])[] {
  if (events.length === 0) return [];
  const size = beats?.size(events) ?? 1;
  return [events.slice(0, size), ...beatsOf(events.slice(size))];
}

test("cards turn over together and figures walk together, but for the tactical game", () => {
  for (const { record, steps } of games) {
    for (const { events } of steps) {
      for (const beat of beatsOf(events)) {
        const kinds = new Set(beat.map(({ type }) => type));
        const turned = kinds.has("CardsTurnedUp");
        equal(kinds.size, turned && kinds.has("LeonTurnedUp") ? 2 : 1, record);
        const [first] = beat;
        if (first?.type === "FigureMoved" && first.by !== null) equal(beat.length, 1);
      }
      const walks = beatsOf(events).filter(
        ([one]) => one?.type === "FigureMoved" && one.by === null,
      );
      equal(walks.length <= events.filter(({ type }) => type === "CardsTurnedUp").length, true);
    }
  }
});

test("cards lie open for a second and more, and every beat can be watched", () => {
  for (const { record, steps } of games) {
    for (const [at, { events }] of steps.entries()) {
      const before = steps[at - 1]?.view;
      if (before === undefined) continue;
      for (const beat of beatsOf(events)) {
        const [first] = beat;
        const time: number = beats?.lasts(beat, sceneOf(before, null)) ?? 0;
        equal(time >= 300 && time <= 2900, true, `${record}: ${first?.type ?? ""} ${time}`);
        if (first?.type === "CardsTurnedUp") equal(time >= 1400, true, record);
      }
    }
  }
});

test("the end of a race takes at most five seconds, and its score can be read", () => {
  let ends = 0;
  for (const { steps } of games) {
    for (const [at, { events }] of steps.entries()) {
      const before = steps[at - 1]?.view;
      if (before === undefined || !events.some(({ type }) => type === "RaceScored")) continue;
      const scene = events.reduce(after, sceneOf(before, null));
      const times = beatsOf(events).map(
        (beat) => [beat[0]?.type, beats?.lasts(beat, scene) ?? 0] as const,
      );
      const whole = times.reduce((sum, [, time]) => sum + time, 0);
      const shown = Math.min(whole, beats?.most ?? Infinity);
      const scored = times.find(([type]) => type === "RaceScored")?.[1] ?? 0;
      equal(shown <= 5000, true);
      equal((scored / whole) * shown >= 1400, true, `${scored} of ${whole}`);
      ends += 1;
    }
  }
  equal(ends > 5, true, String(ends));
});

test("whoever comes late sees the cards of the turn and what they did", () => {
  for (const { record, steps } of games) {
    let seen: Scene | null = null;
    const past: WhyFirstEvent[] = [];
    for (const { events, view } of steps) {
      past.push(...events);
      const shown: Scene = seen === null ? sceneOf(view, null) : events.reduce(after, seen);
      const late = recall?.(sceneOf(view, null), past);
      if (seen !== null) deepEqual(late?.turn, shown.turn, record);
      seen = sceneOf(view, shown);
      if (late !== undefined && seen.turn === null) seen = late;
    }
  }
});

test("what stays to be read of a round is where all went, and by which cards", async () => {
  await words.speak("en");
  let rounds = 0;
  for (const { steps } of games) {
    for (const [at, { events, view }] of steps.entries()) {
      const before = steps[at - 1]?.view;
      const turned = events.some(({ type }) => type === "CardsTurnedUp");
      const alone = events.some((event) => event.type === "FigureMoved" && event.by !== null);
      if (before?.race !== view.race || before.phase !== "lay" || view.phase !== "lay") continue;
      // Cards that cancel each other out are named, too.
      const given = events.flatMap((event) =>
        event.type === "FigureMoved" ? [{ figure: event.figure, cards: event.cards }] : [],
      );
      const went: string[] = view.fields.flatMap((end, figure) =>
        given.some((one) => one.figure === figure) ? [`→\u00a0${fieldName(end)}`] : [],
      );
      if (!turned || alone || went.length < 2) continue;
      const told = (recap?.(events) ?? []).map((one) => words.say(one)).join(" ");
      deepEqual(told.match(/→\u00a0\u2212?\d+/g), went);
      const used = given.flatMap(({ cards }) => cards);
      for (const card of used) equal(told.includes(` ${cardName(card)}`), true, told);
      rounds += 1;
    }
  }
  equal(rounds > 20, true);
});

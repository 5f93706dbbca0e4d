import { expect, test } from "vitest";
import { message } from "../src/lib/i18n/message";
import type { GameEvent, GameView, Replay } from "../src/lib/protocol/types";
import { Film } from "../src/lib/replay/film.svelte";
import type { Staging } from "../src/lib/board/stage.svelte";

/** Events are words, and those in brackets are not worth saying. */
const staging: Staging<GameView, GameEvent, unknown> = {
  sceneOf: (view) => view,
  after: (scene) => scene,
  lasts: () => 0,
  tell: (event) => {
    const word = event as unknown as string;
    return word.startsWith("(") ? [] : [message(word)];
  },
};

const told = [["dealt"], ["drove", "paid"], ["(looked)"], ["won"]];

function film(): Film {
  const steps = told.map((events, place) => ({ events, view: { place }, begins: [], round: 1 }));
  const tempo = { pace: () => 0, wait: () => ({ over: Promise.resolve(), skip: () => undefined }) };
  return new Film({ steps } as unknown as Replay, staging, tempo, () => undefined);
}

test("after a jump the caption is what would have been said last on the way", async () => {
  const made = film();
  await made.play();
  expect(made.stage.caption).toEqual([message("won")]);
  for (const [place, said] of [
    [1, "dealt"],
    [3, "paid"],
    [2, "paid"],
    [4, "won"],
  ] as const) {
    made.jump(place);
    await made.stage.rest();
    expect([place, made.stage.caption]).toEqual([place, [message(said)]]);
    expect(made.stage.brief).toEqual(made.stage.caption);
  }
});

/** A film whose waits end when they are told to. */
function held(): { film: Film; pass: () => Promise<void>; waits: number[] } {
  const over: (() => void)[] = [];
  const waits: number[] = [];
  const wait = (milliseconds: number) => {
    waits.push(milliseconds);
    let skip: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (skip = resolve));
    over.push(skip);
    return { over: ended, skip };
  };
  const steps = told.map((events, place) => ({ events, view: { place }, begins: [], round: 1 }));
  const slow = { ...staging, lasts: () => 1000 };
  const tempo = { pace: () => 1, wait };
  const film = new Film({ steps } as unknown as Replay, slow, tempo, () => undefined);
  const pass = async () => {
    over.shift()?.();
    await settled();
  };
  return { film, pass, waits };
}

/** All that has to wait for nothing has happened. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test("a step by hand ends the one before it, and pauses", async () => {
  const { film } = held();
  void film.play();
  await settled();
  expect([film.place, film.playing, film.stage.busy]).toEqual([2, true, true]);
  void film.stepOn();
  await settled();
  expect([film.place, film.playing, film.stage.busy]).toEqual([3, false, true]);
  expect(film.stage.scene).toEqual({ place: 1 });
  film.stepBack();
  await settled();
  expect([film.place, film.stage.busy, film.stage.scene]).toEqual([2, false, { place: 1 }]);
});

test("a film that is wound comes to rest there before it plays on", async () => {
  const { film, pass, waits } = held();
  void film.play();
  await settled();
  film.jump(1);
  await settled();
  expect([film.place, film.stage.busy, film.stage.scene]).toEqual([1, false, { place: 0 }]);
  film.jump(3);
  await settled();
  expect([film.place, film.stage.busy, film.stage.scene]).toEqual([3, false, { place: 2 }]);
  expect(waits).toEqual([1000, 700]);
  await pass(); // what was being shown
  await pass(); // wound once more in the meantime
  expect([film.place, film.stage.busy, waits.length]).toEqual([3, false, 3]);
  await pass();
  expect([film.place, film.stage.busy, film.playing]).toEqual([4, true, true]);
});

test("paused and played on within a step, it rolls once", async () => {
  const { film, pass } = held();
  void film.play();
  await settled();
  film.pause();
  void film.play();
  await settled();
  expect(film.place).toBe(2);
  await pass();
  await pass();
  expect([film.place, film.playing]).toEqual([3, true]);
});

import { expect, test } from "vitest";
import { message } from "../src/lib/i18n/message";
import type { GameEvent, GameView, Replay } from "../src/lib/protocol/types";
import { Film } from "../src/lib/replay/film.svelte";
import type { Staging } from "../src/lib/table/stage.svelte";

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

import { expect, test } from "vitest";
import { message } from "../src/lib/i18n/message";
import { Stage, type Staging, type Tempo } from "../src/lib/board/stage.svelte";

/** A game in which numbers are shown one after the other. */
const staging: Staging<number, number, readonly number[]> = {
  sceneOf: (view) => [view],
  after: (scene, event) => [...scene, event],
  lasts: (event) => event * 100,
  tell: (event) => (event === 0 ? [] : [message(`number-${event}`)]),
};

class Time implements Tempo {
  speed = 1;
  waits: number[] = [];
  #over: (() => void)[] = [];
  pace = () => this.speed;
  wait = (milliseconds: number) => {
    this.waits.push(milliseconds);
    let skip: () => void = () => undefined;
    const over = new Promise<void>((resolve) => (skip = resolve));
    this.#over.push(skip);
    return { over, skip };
  };
  async pass(): Promise<void> {
    this.#over.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  }
}

test("events are shown one after the other, then the view has the last word", async () => {
  const time = new Time();
  const shown: number[] = [];
  const stage = new Stage(staging, time, (event) => shown.push(event));
  stage.settle(7);
  await stage.rest();
  stage.play([1, 2]);
  stage.settle(9);
  expect(stage.scene).toEqual([7, 1]);
  expect(stage.event).toBe(1);
  expect(stage.busy).toBe(true);
  await time.pass();
  expect(stage.scene).toEqual([7, 1, 2]);
  await time.pass();
  await stage.rest();
  expect(stage.scene).toEqual([9]);
  expect([stage.busy, stage.event]).toEqual([false, null]);
  expect(shown).toEqual([1, 2]);
  expect(time.waits).toEqual([100, 200]);
});

test("a caption stays until something else is worth saying", async () => {
  const stage = new Stage(staging, { pace: () => 0, wait: () => never() });
  stage.settle(0);
  stage.play([3, 0]);
  await stage.rest();
  expect(stage.caption).toEqual([message("number-3")]);
});

test("a pace of two takes half the time, and none takes none", async () => {
  const time = new Time();
  time.speed = 2;
  const stage = new Stage(staging, time);
  stage.settle(0);
  await stage.rest();
  stage.play([4]);
  expect(time.waits).toEqual([200]);
  await time.pass();
  await stage.rest();
  time.speed = 0;
  stage.play([4]);
  await stage.rest();
  expect(time.waits).toEqual([200]);
});

test("what is skipped is shown at once, and what comes later is not", async () => {
  const time = new Time();
  const stage = new Stage(staging, time);
  stage.settle(0);
  await stage.rest();
  stage.play([1, 2, 3]);
  stage.skip();
  await stage.rest();
  expect(stage.scene).toEqual([0, 1, 2, 3]);
  expect(time.waits).toEqual([100]);
  stage.skip();
  stage.play([5]);
  expect(time.waits).toEqual([100, 500]);
  await time.pass(); // the one that was skipped
  await time.pass();
  await stage.rest();
});

test("events before the first view are not shown", async () => {
  const stage = new Stage(staging, new Time());
  stage.play([1, 2]);
  stage.settle(3);
  await stage.rest();
  expect(stage.scene).toEqual([3]);
});

function never(): never {
  throw new Error("nobody waits");
}

test("few words are shown, all are announced; why it came out so stays", async () => {
  const brief = (event: number) => (event === 1 ? [message("one")] : []);
  const recap = (events: readonly number[]) => [message("because", { of: events.join(" ") })];
  const time = new Time();
  const stage = new Stage({ ...staging, brief, recap }, time);
  stage.settle(0);
  await stage.rest();
  stage.say([message("late")]);
  stage.play([1, 2]);
  expect([stage.caption, stage.brief]).toEqual([[message("late")], [message("late")]]);
  await time.pass();
  expect([stage.caption, stage.brief]).toEqual([[message("number-1")], [message("one")]]);
  await time.pass();
  expect([stage.caption, stage.brief]).toEqual([[message("number-2")], [message("one")]]);
  await time.pass();
  await stage.rest();
  expect(stage.brief).toEqual([message("because", { of: "1 2" })]);
});

test("where a clock leaves less time than all would take, all goes faster by as much", async () => {
  const time = new Time();
  let left: number | null = null;
  const stage = new Stage(staging, { pace: time.pace, wait: time.wait, left: () => left });
  stage.settle(0);
  await stage.rest();
  stage.play([2, 2, 4]);
  expect([time.waits, stage.hurry]).toEqual([[200], 1]);
  left = 150;
  await time.pass();
  expect([time.waits, stage.hurry]).toEqual([[200, 50], 4]);
  left = -20;
  await time.pass();
  expect(time.waits.at(-1)).toBe(1);
  await time.pass();
  await stage.rest();
  expect(stage.hurry).toBe(1);
});

/** Small numbers happen together; a beat takes 100 ms, and all of it at most 150. */
const beating: typeof staging = {
  ...staging,
  beats: {
    size: (events) => {
      const large = events.findIndex((event) => event >= 10);
      return large === -1 ? events.length : Math.max(1, large);
    },
    after: (scene, beat) => [...scene, ...beat],
    lasts: () => 100,
    headline: (beat) => [message("beat", { count: beat.length })],
    most: 150,
    haste: (scene) => (scene.includes(-1) ? 4 : 1),
  },
};

test("what happens together is shown together", async () => {
  const time = new Time();
  const stage = new Stage(beating, time);
  stage.settle(0);
  await stage.rest();
  stage.play([1, 2, 3, 10]);
  stage.settle(9);
  expect(stage.scene).toEqual([0, 1, 2, 3]);
  expect(stage.beat).toEqual([1, 2, 3]);
  expect(stage.caption.map(({ name }) => name)).toEqual(["number-1", "number-2", "number-3"]);
  expect(stage.progress).toBe(0.5);
  await time.pass();
  expect(stage.beat).toEqual([10]);
  expect(stage.transcript).toHaveLength(4);
  await time.pass();
  await stage.rest();
  expect([stage.beat, stage.transcript, stage.scene]).toEqual([[], [], [9]]);
});

test("two beats that may take 150 ms in all take no longer", async () => {
  const time = new Time();
  const stage = new Stage(beating, time);
  stage.settle(0);
  await stage.rest();
  stage.play([1, 2, 10]);
  await time.pass();
  await time.pass();
  await stage.rest();
  expect(time.waits).toEqual([75, 75]);
});

test("the more a round has taken, the less is left for what follows a decision", async () => {
  const time = new Time();
  const round = { begins: (beat: readonly number[]) => beat.includes(1), most: 190, leastRun: 20 };
  const stage = new Stage({ ...beating, beats: { ...beats(), round } }, time);
  stage.settle(0);
  await stage.rest();
  for (const event of [1, 2, 3, 1]) {
    stage.play([event]);
    stage.settle(0);
    await time.pass();
    await stage.rest();
  }
  expect(time.waits).toEqual([100, 90, 20, 100]);
});

function beats(): NonNullable<typeof beating.beats> {
  if (beating.beats === undefined) throw new Error("no beats");
  return beating.beats;
}

test("who is out is shown the rest four times as fast", async () => {
  const time = new Time();
  const stage = new Stage(beating, time);
  stage.settle(-1);
  await stage.rest();
  stage.play([1]);
  await time.pass();
  await stage.rest();
  expect(time.waits).toEqual([25]);
});

test("how far behind a late viewer is", async () => {
  const time = new Time();
  const stage = new Stage(beating, time);
  stage.settle(0);
  await stage.rest();
  stage.play([1]);
  stage.settle(5);
  stage.play([2]);
  stage.play([11]);
  await Promise.resolve();
  expect(stage.behind).toBe(0);
  await time.pass();
  expect(stage.behind).toBeGreaterThan(0);
});

test("the bar waits for what comes in late, and never goes back", async () => {
  const time = new Time();
  const stage = new Stage(staging, time);
  stage.settle(0);
  await stage.rest();
  stage.play([1, 1]);
  expect(stage.progress).toBe(0.5);
  stage.play([1, 1, 1]);
  await time.pass();
  expect(stage.progress).toBe(0.5);
  for (let beat = 0; beat < 4; beat += 1) await time.pass();
  await stage.rest();
  expect(stage.progress).toBe(0);
});

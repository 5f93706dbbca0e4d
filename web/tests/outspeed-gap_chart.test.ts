// The chart of a race: each badge stands at the end of its own line.

import { equal } from "node:assert/strict";
import { test } from "vitest";

import {
  BADGE,
  badgesOf,
  ChartScale,
  type ChartLine,
} from "../src/lib/games/outspeed/result/gap_chart.ts";

const line = (seat: number, round: number, gap: number, out: boolean): ChartLine => ({
  seat,
  dots: [{ round, gap }],
  last: { round, gap },
  out,
});
/** Three come in, and one falls a round before the end, beside them. */
const LINES = [
  line(0, 13, 3, false),
  line(1, 13, 0, false),
  line(4, 13, 7, false),
  line(3, 12, 8, true),
  line(2, 4, 12, true),
  line(5, 8, 12, true),
];

for (const [width, height] of [
  [340, 110],
  [340, 130],
  [900, 300],
] as const)
  test(`each badge is at its line in ${width} × ${height}`, () => {
    const scale = new ChartScale({ width, height }, 13, LINES);
    const badges = badgesOf(LINES, scale);
    for (const { seat, x, y } of badges) {
      const { last, out } = LINES.find((one) => one.seat === seat) ?? line(seat, 0, 0, false);
      equal(Math.abs(x - scale.x(last.round)) <= BADGE, true, `${seat} is beside its end`);
      if (out) equal(Math.abs(y - scale.y(last.gap)) <= BADGE, true, `${seat} is at its height`);
      const on = badges.filter(
        (other) => other.seat !== seat && Math.abs(other.x - x) < 18 && Math.abs(other.y - y) < 18,
      );
      equal(on.length, 0, `${seat} lies on another`);
    }
  });

/** The chart of a race: zones behind the leader, round by round, as points of a picture. */

import type { Story } from "./race_story";

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

interface Dot {
  readonly round: number;
  readonly gap: number;
}

export interface ChartLine {
  readonly seat: number;
  readonly dots: readonly Dot[];
  readonly last: Dot;
  readonly out: boolean;
}

export interface Badge {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** The smallest gap that the chart is drawn for: less would make a mole hill a mountain. */
const MIN_RANGE = 4;
const LEFT = 40;
const RIGHT = 34;
const TOP = 14;
const BOTTOM = 26;
export const BADGE = 22;

export function linesOf({ rounds, falls }: Story, seat: number | null): readonly ChartLine[] {
  const leads = rounds.map((zones) => Math.max(...zones.map((zone) => zone ?? 0)));
  const seats = rounds[0]?.map((_, at) => at) ?? [];
  const drawn = seats.map((at): ChartLine => {
    const dots = rounds.flatMap((zones, round) => {
      const zone = zones[at] ?? null;
      return zone === null ? [] : [{ round, gap: (leads[round] ?? 0) - zone }];
    });
    // Where it fell: the views of later rounds have it nowhere.
    const fall = falls.get(at);
    if (fall !== undefined && dots.at(-1)?.round === fall.round - 1)
      dots.push({ round: fall.round, gap: Math.max(0, (leads[fall.round] ?? 0) - fall.zone) });
    return { seat: at, dots, last: dots.at(-1) ?? { round: 0, gap: 0 }, out: falls.has(at) };
  });
  // Mine lies on top.
  return drawn.sort((one, other) => Number(one.seat === seat) - Number(other.seat === seat));
}

/** Maps rounds and gaps to the picture, which is as deep as the largest gap of this race. */
export class ChartScale {
  readonly range: number;

  constructor(
    readonly size: ChartSize,
    readonly rounds: number,
    lines: readonly ChartLine[],
  ) {
    const gaps = lines.flatMap(({ dots }) => dots.map(({ gap }) => gap));
    this.range = Math.max(MIN_RANGE, ...gaps);
  }

  x(round: number): number {
    return LEFT + (round * (this.size.width - LEFT - RIGHT)) / Math.max(this.rounds, 1);
  }

  y(gap: number): number {
    return TOP + (gap / this.range) * (this.size.height - TOP - BOTTOM);
  }

  /** Lines across, about four of them. */
  get grid(): readonly number[] {
    const step = [1, 2, 4, 5, 10].find((one) => this.range / one <= 4) ?? 20;
    return Array.from({ length: Math.floor(this.range / step) + 1 }, (_, at) => at * step);
  }

  get left(): number {
    return LEFT;
  }

  get right(): number {
    return this.size.width - RIGHT;
  }
}

/** Where each pilot's badge stands at the end of its line: none lies on another. */
export function badgesOf(lines: readonly ChartLine[], scale: ChartScale): readonly Badge[] {
  const placed = finishers(
    lines.filter(({ out }) => !out),
    scale,
  );
  for (const { seat, last } of lines.filter(({ out }) => out)) {
    const [x, y] = [scale.x(last.round), scale.y(last.gap)];
    // Behind the cross, or in front of it, or above.
    const spots = [
      { seat, x: x + BADGE * 0.9, y },
      { seat, x: x - BADGE * 0.9, y },
      { seat, x, y: y - BADGE * 0.95 },
      { seat, x: x - BADGE * 0.9, y: y - BADGE },
    ];
    const free = spots.find((spot) => !placed.some((other) => isOn(spot, other)));
    placed.push(free ?? { seat, x: x + BADGE * 0.9, y });
  }
  return placed;
}

function isOn(one: Badge, other: Badge): boolean {
  return Math.abs(one.x - other.x) < BADGE * 0.9 && Math.abs(one.y - other.y) < BADGE * 0.9;
}

/** Who came in stands one below the other; a stack below the chart is lifted as a whole. */
function finishers(lines: readonly ChartLine[], scale: ChartScale): Badge[] {
  const stack: Badge[] = [];
  for (const { seat, last } of [...lines].sort((one, other) => one.last.gap - other.last.gap)) {
    const above = stack.at(-1)?.y ?? -Infinity;
    const x = scale.x(last.round) + BADGE * 0.75;
    stack.push({ seat, x, y: Math.max(scale.y(last.gap), above + BADGE) });
  }
  const over = Math.max(0, (stack.at(-1)?.y ?? 0) - (scale.size.height - BOTTOM));
  return stack.map((badge) => ({ ...badge, y: badge.y - over }));
}

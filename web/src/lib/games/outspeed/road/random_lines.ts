/** Lines that look drawn by chance and are the same every time: stars, ridges, cracks, rubble. */

import type { Point } from "./projection";

/** Numbers between 0 and 1 (mulberry32). */
export function chance(seed: number): (least?: number, most?: number) => number {
  let state = seed;
  return (least = 0, most = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (most - least);
  };
}

/** A jagged line from one point to another. */
export function crack(seed: number, from: Point, to: Point, parts: number, jitter: Point): string {
  const draw = chance(seed);
  const points = Array.from({ length: parts + 1 }, (_, part) => {
    const share = part / parts;
    const inside = part > 0 && part < parts ? 1 : 0;
    const x = from[0] + (to[0] - from[0]) * share + inside * draw(-jitter[0], jitter[0]);
    const y = from[1] + (to[1] - from[1]) * share + inside * draw(-jitter[1], jitter[1]);
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M${points.join("L")}`;
}

/** The outline of mountains along a horizon. */
export function ridge(
  seed: number,
  width: number,
  horizon: number,
  height: number,
  step: number,
  beyond: number,
): string {
  const draw = chance(seed);
  const points: string[] = [];
  let up = true;
  for (let x = -beyond; x < width + beyond; x += step * draw(0.6, 1.3)) {
    const tall = up ? draw(0.25, 1) * height : draw(0, 0.35) * height;
    points.push(`${x.toFixed(0)} ${(horizon - tall).toFixed(0)}`);
    if (up)
      points.push(`${(x + step * 0.55).toFixed(0)} ${(horizon - tall + draw(-2, 2)).toFixed(0)}`);
    up = !up;
  }
  return `M${-beyond} ${horizon + 3}L${points.join("L")}L${width + beyond} ${horizon + 3}Z`;
}

/** A piece of rubble around the origin, as its outline. */
export function rubble(seed: number, size: number): string {
  const draw = chance(seed);
  const corners = Array.from({ length: 7 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 7;
    const x = Math.cos(angle) * size * draw(0.7, 1.2);
    const y = Math.sin(angle) * size * 0.55 * draw(0.7, 1.2);
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A star with points of uneven length. */
export function burst(seed: number, points: number, outer: Point, inner: Point): string {
  const draw = chance(seed);
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const angle = (at * Math.PI) / points;
    const far = at % 2 === 0 ? draw(...outer) : draw(...inner);
    return `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

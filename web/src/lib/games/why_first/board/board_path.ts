/** The groove of the wooden board: where its 29 fields lie, wide or upright, in its own units. */

import { WHY_FIRST } from "../../../protocol/types";

export const FIRST = WHY_FIRST.first_field;
export const LAST = WHY_FIRST.last_field;
export const FIELDS: readonly number[] = Array.from(
  { length: LAST - FIRST + 1 },
  (_, step) => FIRST + step,
);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardPath {
  readonly width: number;
  readonly height: number;
  /** The radius of a field. */
  readonly radius: number;
  /** The width of the groove. */
  readonly groove: number;
  /** The width of a figure that stands alone. */
  readonly figure: number;
  /** In two rows on a field, of that width: those behind leave the numbers of the row above free. */
  readonly crowd: number;
  /** The distance between two fields along the groove. */
  readonly pitch: number;
  readonly points: readonly Point[];
  /** The middle of the groove, as the data of an SVG path. */
  readonly line: string;
}

type Segment =
  | { readonly from: Point; readonly to: Point }
  | {
      readonly centre: Point;
      readonly radius: number;
      readonly start: number;
      readonly end: number;
    };

const STEPS = 200;

function lineTo(x0: number, y0: number, x1: number, y1: number): Segment {
  return { from: { x: x0, y: y0 }, to: { x: x1, y: y1 } };
}

function bend(x: number, y: number, radius: number, start: number, end: number): Segment {
  return { centre: { x, y }, radius, start, end };
}

function sampled(segment: Segment): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    if ("from" in segment) {
      const { from, to } = segment;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    const { centre, radius, start, end } = segment;
    const angle = ((start + (end - start) * part) * Math.PI) / 180;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** Points at equal distances along the segments. */
function spread(segments: readonly Segment[], count: number) {
  const all = segments.flatMap(sampled);
  const far = [0];
  for (const [index, point] of all.slice(1).entries()) {
    const before = all[index] ?? point;
    far.push((far[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  }
  const whole = far.at(-1) ?? 0;
  const pitch = whole / (count - 1);
  const points = Array.from({ length: count }, (_, number) => {
    const found = far.findIndex((one) => one >= pitch * number - 0.001);
    return all[found < 0 ? all.length - 1 : found] ?? { x: 0, y: 0 };
  });
  const line = all
    .filter((_, index) => index % 8 === 0 || index === all.length - 1)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L");
  return { points, pitch, line: `M${line}` };
}

/** Three rows, for a window that is wider than high. */
export const WIDE: BoardPath = {
  width: 1010,
  height: 478,
  radius: 37,
  groove: 88,
  figure: 82,
  crowd: 0.86,
  ...spread(
    [
      lineTo(72, 398, 868, 398),
      bend(868, 321, 77, 90, -90),
      lineTo(868, 244, 142, 244),
      bend(142, 167, 77, 90, 270),
      lineTo(142, 90, 940, 90),
    ],
    FIELDS.length,
  ),
};

const ROWS = [330, 257.5, 185, 112.5, 40] as const;
const R = 36.25;

/** Five rows, for a phone held upright. */
export const UPRIGHT: BoardPath = {
  width: 378,
  height: 368,
  radius: 24.5,
  groove: 56,
  figure: 50,
  crowd: 0.64,
  ...spread(
    [
      lineTo(40, ROWS[0], 302, ROWS[0]),
      bend(302, ROWS[0] - R, R, 90, -90),
      lineTo(302, ROWS[1], 76, ROWS[1]),
      bend(76, ROWS[1] - R, R, 90, 270),
      lineTo(76, ROWS[2], 302, ROWS[2]),
      bend(302, ROWS[2] - R, R, 90, -90),
      lineTo(302, ROWS[3], 76, ROWS[3]),
      bend(76, ROWS[3] - R, R, 90, 270),
      lineTo(76, ROWS[4], 338, ROWS[4]),
    ],
    FIELDS.length,
  ),
};

export function pointOf(path: BoardPath, field: number): Point {
  return path.points[field - FIRST] ?? { x: 0, y: 0 };
}

/** Where a figure stands and how large it is: 1 where nobody shares its field. */
export interface Stand extends Point {
  readonly scale: number;
}

/** Of a figure's width: how far apart heads are at most, how wide a head and a base are. */
const APART = 0.6;
const HEAD = 0.62;
const BASE = 0.73;
const SMALLEST = 0.56;
/** In two rows: how far apart two of a row stand, and how much higher those behind. */
const ROW_APART = 0.92;
const ROW_UP = 0.77;
/** From so many on, those on a field stand in two rows. */
export const TWO_ROWS = 4;

/**
 * Where everybody stands. Those who share a field stand side by side, as far apart as the fields
 * beside it leave them room; from four on every other one stands behind, between two heads. So
 * every face and every letter is seen. The figure that is `mine` stands in front.
 */
export function standsOf(
  path: BoardPath,
  fields: readonly number[],
  mine: number | null = null,
): readonly Stand[] {
  const count = (field: number) => fields.filter((one) => one === field).length;
  return fields.map((field, figure) => {
    const here = fields.flatMap((one, other) => (one === field ? [other] : []));
    const { x, y } = pointOf(path, field);
    const n = here.length;
    if (n === 1) return { x, y, scale: 1 };
    // Two crowds side by side share what lies between their fields.
    const share = (other: number) => path.pitch * (other === 0 ? 1 : (n - 0.5) / (n + other));
    const room = 2 * Math.min(share(count(field - 1)), share(count(field + 1)));
    const rows = n >= TWO_ROWS;
    const [apart, end] = rows ? [ROW_APART / 2, BASE] : [APART, HEAD];
    const wanted = ((n - 1) * apart + end) * path.figure;
    const most = rows ? path.crowd : 0.95;
    const scale = Math.max(SMALLEST, Math.min(most, room / wanted));
    const wide = path.figure * scale;
    const gap = Math.min(wide * apart, (room - wide * end) / (n - 1));
    const edge = wide * 0.5;
    const half = (gap * (n - 1)) / 2;
    const middle = Math.min(Math.max(x, edge + half), path.width - edge - half);
    const at = here.indexOf(figure);
    const first = mine === null ? 0 : Math.max(0, here.indexOf(mine));
    const behind = rows && (at - first) % 2 !== 0;
    const up = behind ? wide * ROW_UP : 0;
    return { x: middle + gap * (at - (n - 1) / 2), y: y - up, scale };
  });
}

/** All fields on the way, both ends included. */
export function way(start: number, end: number): readonly number[] {
  const forward = end >= start ? 1 : -1;
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, step) => start + forward * step);
}

/** A hop for each field of the way, as the data of an SVG path. */
export function hops(path: BoardPath, start: number, end: number): string {
  const k = path.radius / 37;
  const fields = way(start, end);
  return fields
    .slice(1)
    .map((field, index) => {
      const a = pointOf(path, fields[index] ?? field);
      const b = pointOf(path, field);
      const level = Math.abs(a.y - b.y) < 20;
      const top = (a.y + b.y) / 2 - (level ? 86 : 62) * k;
      const at = ({ x, y }: Point) => `${x.toFixed(0)} ${(y - 26 * k).toFixed(0)}`;
      return `M${at(a)}Q${((a.x + b.x) / 2).toFixed(0)} ${top.toFixed(0)} ${at(b)}`;
    })
    .join("");
}

/** The road as one projective map from (zone, lane) to the picture, for a wide and an upright window. */

export type Point = readonly [x: number, y: number];
/** Row by row: nine numbers. */
type Matrix = readonly number[];

/** A zone and the width of the road in the flat drawing that the map bends. */
export const ZONE = 150;
export const DEPTH = 480;
/** The zones between the rear and the front edge of the picture. */
export const WINDOW = 14;

/** A gate's middle and its half axes. */
export interface GatePlace {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Projection {
  readonly upright: boolean;
  /** The size of the picture. */
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** The three gates ahead, from the left. */
  readonly gates: readonly GatePlace[];
  /** Where a zone, counted from the rear edge, and a depth of 0 to 1 lie in the picture. */
  at: (u: number, v: number) => Point;
  /** How large things are there: 1 at the rear. */
  scale: (u: number, v: number) => number;
  /** CSS for the surface, whose flat drawing has zones of `ZONE` and a depth of `DEPTH`. */
  readonly surface: string;
  /** CSS for the front side of the slab: `ZONE` wide, hung below the near edge. */
  readonly side: string;
}

export const SIDE_HEIGHT = 31;

const CORNERS: readonly Point[] = [
  [0, 0],
  [0, DEPTH],
  [WINDOW * ZONE, 0],
  [WINDOW * ZONE, DEPTH],
];

/** Rear-far, rear-near, front-far, front-near. */
const WIDE: readonly Point[] = [
  [158, 320],
  [22, 516],
  [1092, 258],
  [1186, 408],
];
/** Rear-left, rear-right, front-left, front-right. */
const UPRIGHT: readonly Point[] = [
  [30, 412],
  [386, 412],
  [79, 152],
  [333, 152],
];

const GATES: readonly GatePlace[] = [
  { x: 1190, y: 170, rx: 25, ry: 52 },
  { x: 1288, y: 250, rx: 31, ry: 62 },
  { x: 1384, y: 376, rx: 37, ry: 76 },
];
/** A television has the invitation in its upper corner. */
const LOW_GATES: readonly GatePlace[] = [
  { x: 1194, y: 268, rx: 23, ry: 46 },
  { x: 1290, y: 334, rx: 30, ry: 58 },
  { x: 1380, y: 432, rx: 37, ry: 70 },
];

export const wide: Projection = project(WIDE, {
  upright: false,
  width: 1440,
  height: 600,
  horizon: 246,
  gates: GATES,
});
export const television: Projection = { ...wide, gates: LOW_GATES };
export const upright: Projection = project(UPRIGHT, {
  upright: true,
  width: 390,
  height: 453,
  horizon: 110,
  gates: [88, 195, 302].map((x) => ({ x, y: 112, rx: 44, ry: 28 })),
});

type Size = Pick<Projection, "upright" | "width" | "height" | "horizon" | "gates">;

function project(quad: readonly Point[], size: Size): Projection {
  const surface = homography(CORNERS, quad);
  const at = (u: number, v: number): Point => mapped(surface, [u * ZONE, v * DEPTH]);
  const across = (u: number, v: number) => at(u + 0.5, v)[0] - at(u - 0.5, v)[0];
  const base = across(0.5, 0.5);
  const wideAt = (u: number) => at(u, 1)[0] - at(u, 0)[0];
  const scale = size.upright
    ? (u: number) => wideAt(u) / wideAt(0)
    : (u: number, v: number) => (across(u, v) / base) * (0.9 + 0.2 * v);
  return {
    ...size,
    at,
    scale,
    surface: css(surface),
    side: css(hung(surface, SIDE_HEIGHT * scale(0, 1))),
  };
}

/** The plane that hangs straight down from the near edge, `height` of the picture deep at the rear. */
function hung(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Matrix,
  height: number,
): Matrix {
  const edge = [b * DEPTH + c, e * DEPTH + f, h * DEPTH + i] as const;
  const down = (height * edge[2]) / SIDE_HEIGHT;
  return [a, 0, edge[0], d, down, edge[1], g, 0, edge[2]];
}

function mapped(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Matrix,
  [x, y]: Point,
): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

function css([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Matrix): string {
  const all = [a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i];
  return `matrix3d(${all.map((one) => Number((one / i).toPrecision(8))).join(",")})`;
}

/** The map that takes four points to four others: eight equations, solved by elimination. */
function homography(from: readonly Point[], to: readonly Point[]): Matrix {
  const rows = from.flatMap(([x, y], at) => {
    const [p, q] = to[at] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -x * p, -y * p, p],
      [0, 0, 0, x, y, 1, -x * q, -y * q, q],
    ];
  });
  return [...solved(rows), 1];
}

function solved(rows: number[][]): readonly number[] {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const order = rows
      .slice(column)
      .sort((one, other) => Math.abs(other[column] ?? 0) - Math.abs(one[column] ?? 0));
    rows.splice(column, order.length, ...order);
    const lead = rows[column] ?? [];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const times = (row[column] ?? 0) / (lead[column] ?? 1);
      rows[at] = row.map((value, place) => value - times * (lead[place] ?? 0));
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** An SVG path through points. */
export function line(...points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

export function shape(...points: readonly Point[]): string {
  return `${line(...points)}Z`;
}

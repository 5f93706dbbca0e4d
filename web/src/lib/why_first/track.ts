/** The track as it is drawn: wound like a snake, so that all of it is seen on a phone too. */

export const FIRST = -12;
export const LAST = 16;
export const FIELDS: readonly number[] = Array.from(
  { length: LAST - FIRST + 1 },
  (_, step) => FIRST + step,
);

export interface Spot {
  readonly column: number;
  /** Counted from the top; the race goes upwards. */
  readonly row: number;
}

/** How large letters are, times the usual: what is drawn has to leave them room. */
export function letters(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** How many fields there are in a row where so much room is. */
export function columnsFor(width: number): number {
  if (width < 520) return 6;
  return width < 1150 ? 10 : 15;
}

export function rowsFor(columns: number): number {
  return Math.ceil(FIELDS.length / columns);
}

/** What stands above and below the track on a wide screen, in heights of letters: the heads of
 *  the page and, for whoever plays, the hand; the players in one row, or in two. */
export function aroundTheTrack(figures: number, plays: boolean): number {
  return (plays ? 27 : 17.5) + (figures === 4 ? 8 : figures === 3 ? 7 : 14);
}

/** How high a field is: as the width asks, or where `around` is known all that the window has left. */
export function highFor(
  across: number,
  number: number,
  left: { readonly window: number; readonly around: number; readonly rows: number } | null,
): number {
  const least = 46 + number;
  if (left === null) return Math.min(Math.max(across * 1.04, least), 132);
  const most = across * 1.5;
  return Math.max(Math.min((left.window - left.around) / left.rows, most), least);
}

/** Every other row runs back. */
export function spotOf(field: number, columns: number): Spot {
  const step = field - FIRST;
  const up = Math.floor(step / columns);
  const along = step % columns;
  const column = up % 2 === 0 ? along : columns - 1 - along;
  return { column, row: rowsFor(columns) - 1 - up };
}

/** A piece as it is drawn, and how far two of them side by side may overlap: heads stay apart. */
export const PIECE = { width: 42, height: 56 };
const OVERLAP = 1.3;

/** Where one of several figures stands in their field, and how tall all there are. */
export interface Stand {
  /** In parts of the field. */
  readonly x: number;
  /** How many rows stand before it: of those behind the heads are seen, colour and shape. */
  readonly behind: number;
  readonly tall: number;
}

/** Who stands where in their field, in the order of their numbers, as tall as its room lets them. */
export function standOf(
  fields: readonly number[],
  figure: number,
  room: { readonly across: number; readonly high: number },
): Stand {
  const here = fields.flatMap((field, other) => (field === fields[figure] ? [other] : []));
  const { columns, rows, tall } = crowded(here.length, room);
  const place = here.indexOf(figure);
  const row = Math.floor(place / columns);
  const beside = Math.min(columns, here.length - row * columns);
  const at = (place % columns) + (columns - beside) / 2;
  return { x: (at + 0.5) / columns, behind: rows - 1 - row, tall };
}

/** So many figures in rows, each row half a figure behind the next: the way that leaves them largest. */
function crowded(
  count: number,
  { across, high }: { readonly across: number; readonly high: number },
): { columns: number; rows: number; tall: number } {
  const ways = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(count / rows);
    const broad = (across / columns) * (columns > 1 ? OVERLAP : 1);
    return {
      columns,
      rows,
      tall: Math.min((high * 2) / (rows + 1), (broad * PIECE.height) / PIECE.width),
    };
  });
  return ways.reduce((best, way) => (way.tall > best.tall ? way : best));
}

/** The field right behind the foremost figures; null where all stand together. */
export function behindTheForemost(fields: readonly number[]): number | null {
  const foremost = Math.max(...fields);
  const others = fields.filter((field) => field < foremost);
  return others.length === 0 ? null : Math.max(...others);
}

/** All fields on the way, both ends included. */
export function way(start: number, end: number): readonly number[] {
  const forward = end >= start ? 1 : -1;
  return Array.from({ length: Math.abs(end - start) + 1 }, (_, step) => start + forward * step);
}

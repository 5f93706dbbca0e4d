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

/** How many fields there are in a row where so much room is. */
export function columnsFor(width: number): number {
  if (width < 560) return 6;
  return width < 1150 ? 10 : 15;
}

export function rowsFor(columns: number): number {
  return Math.ceil(FIELDS.length / columns);
}

/** Every other row runs back. */
export function spotOf(field: number, columns: number): Spot {
  const step = field - FIRST;
  const up = Math.floor(step / columns);
  const along = step % columns;
  const column = up % 2 === 0 ? along : columns - 1 - along;
  return { column, row: rowsFor(columns) - 1 - up };
}

/** Where one of several figures stands in their field, in parts of it, and in a grid of which size. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** Who stands in which part of their field, in the order of their numbers: nobody hides another. */
export function standOf(fields: readonly number[], figure: number): Stand {
  const here = fields.flatMap((field, other) => (field === fields[figure] ? [other] : []));
  const rows = here.length > 3 ? 2 : 1;
  const columns = Math.ceil(here.length / rows);
  const place = here.indexOf(figure);
  const row = Math.floor(place / columns);
  return { x: ((place % columns) + 0.5) / columns, y: (row + 1) / rows, columns, rows };
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

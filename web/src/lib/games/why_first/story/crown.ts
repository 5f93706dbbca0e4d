/**
 * Who wears the crown while figures walk. Between two looks the server has not said yet who is second
 * (4.1): it is where the picture shows it. As soon as nothing moves, the look has the last word.
 */

import type { Figure } from "../../../protocol/types";

/** The field right behind the foremost figures; null where all stand together. */
export function behindTheForemost(fields: readonly number[]): number | null {
  const foremost = Math.max(...fields);
  const others = fields.filter((field) => field < foremost);
  return others.length === 0 ? null : Math.max(...others);
}

/** Who stands there. */
export function secondsOf(fields: readonly number[]): readonly Figure[] {
  const second = behindTheForemost(fields);
  return fields.flatMap((field, figure) => (field === second ? [figure] : []));
}

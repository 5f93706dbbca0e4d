/** A finish so close that it takes a picture to see who was first. */

import type { Scene } from "./scene";

/** Ships in one picture. */
const MAX_SHIPS = 3;

/**
 * The ships of a photo finish, the winner first; null: no close finish. Close are ships in the winner's
 * zone, where fuel decides (10.1), and one zone behind.
 */
export function photoOf({ ending, places, pilots }: Scene): readonly number[] | null {
  if (ending !== "finish" || places === null) return null;
  const lead = Math.max(0, ...pilots.map(({ zone }) => zone ?? 0));
  const close = pilots.flatMap(({ zone, out }, seat) =>
    !out && zone !== null && zone >= lead - 1 ? [seat] : [],
  );
  if (close.length < 2) return null;
  const place = (seat: number) => places[seat] ?? places.length;
  return close.sort((one, other) => place(one) - place(other)).slice(0, MAX_SHIPS);
}

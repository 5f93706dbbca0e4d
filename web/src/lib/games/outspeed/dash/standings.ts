/** Who is where, from the front to the back: for the ladder and the chips. */

import type { PilotScene, Scene } from "../story/scene";
import { ZONES_OF_A_BOARD } from "../story/scene";

export interface Row {
  readonly seat: number;
  /** As the server said when all had been shown; null: it has not said yet. */
  readonly place: number | null;
  readonly pilot: PilotScene;
  /** It stands on the board that falls next. */
  readonly rear: boolean;
  readonly out: boolean;
}

/** A full tank for the gauges: more than this is rare. */
export const FULL_TANK = 24;
/** Fuel that is little. */
export const LOW_FUEL = 3;

export function standings(scene: Scene, places: readonly number[] | null): readonly Row[] {
  const edge = scene.rear + ZONES_OF_A_BOARD;
  const rows = scene.pilots.map((pilot, seat) => ({
    seat,
    pilot,
    place: places?.[seat] ?? null,
    rear: pilot.zone !== null && pilot.zone < edge,
    out: pilot.out,
  }));
  return rows.sort(
    (one, other) =>
      Number(one.out) - Number(other.out) ||
      (one.place ?? 0) - (other.place ?? 0) ||
      one.seat - other.seat,
  );
}

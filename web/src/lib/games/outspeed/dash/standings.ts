/** Who is where, from the front to the back: for the ladder and the chips. */

import type { PilotScene, Scene } from "../story/scene";
import { ZONES_OF_A_BOARD } from "../story/scene";

export interface Row {
  readonly seat: number;
  readonly place: number;
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
    place: places?.[seat] ?? placeOf(scene, pilot),
    rear: pilot.zone !== null && pilot.zone < edge,
    out: pilot.out,
  }));
  return rows.sort(
    (one, other) =>
      Number(one.out) - Number(other.out) ||
      (other.pilot.zone ?? 0) - (one.pilot.zone ?? 0) ||
      one.place - other.place ||
      one.seat - other.seat,
  );
}

function placeOf({ pilots }: Scene, { zone }: PilotScene): number {
  return 1 + pilots.filter((other) => (other.zone ?? 0) > (zone ?? 0)).length;
}

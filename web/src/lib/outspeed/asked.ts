/** Who is asked now, as far as the view tells: those of them who wait for nothing have chosen. */

import type { OutspeedConfig } from "../protocol";
import { faceOf } from "./amounts";
import type { View } from "./staging";

export function askedNow(config: OutspeedConfig, view: View): readonly number[] {
  return view.zones.flatMap((zone, seat) =>
    zone !== null && isAsked(config, view, seat) ? [seat] : [],
  );
}

function isAsked(config: OutspeedConfig, view: View, seat: number): boolean {
  if (view.phase === "program") return true;
  if (view.phase === "declare") {
    return view.zones[seat] === view.bonus?.zone && view.token_counts[seat] !== 0;
  }
  if (view.phase === "set_dial") return dials(config, view, seat);
  return view.phase === "keep_token" && view.drawing?.counts[seat] === 2;
}

function dials({ deck }: OutspeedConfig, view: View, seat: number): boolean {
  const route = view.resolution?.routes[seat] ?? null;
  const tile = view.tile === null ? undefined : deck.tiles[view.tile - 1];
  if (route === null || tile === undefined) return false;
  const dial = faceOf(tile, view.face)[route]?.cost?.dial ?? false;
  return dial && view.resolution?.driving[seat] === true;
}

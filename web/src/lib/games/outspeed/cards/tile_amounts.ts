/** What is printed on tiles, in icons and in words. */

import { message, type Message } from "../../../i18n/message";
import {
  OUTSPEED,
  type Amount,
  type Face,
  type Players,
  type Route,
  type Side,
  type Tile,
} from "../../../protocol/types";
import type { IconName } from "../../../ui/icons";
import { routeName } from "../story/event_text";
import { spanned } from "./preview_text";

export const SIDES = ["left", "middle", "right"] as const satisfies readonly Side[];

const LONELY: readonly number[] = OUTSPEED.lonely_on_face34;
const FINISH: readonly number[] = OUTSPEED.finish_tiles;

/** Whether a face has rule 7.9 printed below its routes. */
export function isLonely(tile: number, players: Players): boolean {
  return players === 4 && LONELY.includes(tile);
}

/** What an amount is of: its dice follow. */
export type Unit = "fuel" | "zone";

/** A part of a sum: a number, or an icon with what it means. */
export type Piece =
  { readonly number: number } | { readonly icon: IconName; readonly means: Message };

export function piecesOf(amount: Amount | undefined, unit: Unit): readonly Piece[] {
  const { number = 0, dice = 0, counts = [], dial = false } = amount ?? {};
  const die = unit === "fuel" ? "die-yellow" : "die-blue";
  const pieces: Piece[] = [
    ...Array.from({ length: dice }, () => ({ icon: die, means: message(die) }) as const),
    ...counts.map((side) => ({
      icon: `count-${side}` as const,
      means: message("tile-count", { route: routeName(side) }),
    })),
    ...(dial ? [{ icon: "dial", means: message("tile-dial") } as const] : []),
  ];
  return number > 0 ? [{ number }, ...pieces] : pieces;
}

/** The cost on a drop: a number, what the dice may make of it, or "?" where it hangs on others. */
export function printedCost(amount: Amount | undefined, yellow: readonly number[]): string {
  const { number = 0, dice = 0, counts = [], dial = false } = amount ?? {};
  if (dial || counts.length > 0) return "?";
  if (dice === 0) return number === 0 ? "0" : `−${number}`;
  return spanned([number + dice * Math.min(...yellow), number + dice * Math.max(...yellow)]);
}

/** A route in words: its condition, its cost, its rewards. */
export function wordsOf(route: Route): readonly Message[] {
  const cost = piecesOf(route.cost, "fuel");
  const zones = piecesOf(route.zones, "zone");
  const fuel = piecesOf(route.fuel, "fuel");
  const room = route.room ?? null;
  return [
    room === null ? message("tile-any-room") : message("tile-room", { room }),
    cost.length === 0 ? message("tile-free") : message("web-os-cost", { amount: summed(cost) }),
    ...(zones.length === 0 ? [] : [message("tile-zones", { amount: summed(zones) })]),
    ...(fuel.length === 0 ? [] : [message("tile-fuel", { amount: summed(fuel) })]),
    ...(route.token === true ? [message("tile-token")] : []),
  ];
}

/** The sums of a route that hold more than a number, in words: what its signs mean. */
export function signsOf(route: Route): readonly Message[] {
  const sums = [
    ["web-os-signs-cost", piecesOf(route.cost, "fuel")],
    ["web-os-signs-zones", piecesOf(route.zones, "zone")],
    ["web-os-signs-fuel", piecesOf(route.fuel, "fuel")],
  ] as const;
  return sums
    .filter(([, pieces]) => pieces.some((piece) => "icon" in piece))
    .map(([name, pieces]) => message(name, { amount: summed(pieces) }));
}

/** A sum in words. */
export function summed(pieces: readonly Piece[]): Message {
  const [first, ...more] = pieces.map((piece) =>
    "number" in piece ? message("web-os-number", { number: piece.number }) : piece.means,
  );
  const start = first ?? message("web-os-number", { number: 0 });
  return more.reduce((sum, next) => message("web-os-plus", { first: sum, second: next }), start);
}

export function faceOf(tile: Tile, players: Players): Face {
  return players === 4 ? tile.face34 : tile.face56;
}

export function isFinish(tile: number): boolean {
  return FINISH.includes(tile);
}

export function tileName(tile: number): Message {
  return message(isFinish(tile) ? "tile-finish" : "tile-track", { tile });
}

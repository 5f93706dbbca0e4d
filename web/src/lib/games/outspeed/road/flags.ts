/** Where flags stand in the picture of a race: none on another, and few on a ship's letter. */

import type { Point } from "./projection";
import type { PilotScene } from "../story/scene";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A ship's place in the picture, and how large it is drawn there. */
export interface Standing {
  readonly seat: number;
  readonly at: Point;
  readonly scale: number;
}

/** A place for flags beside a ship, in the ship's measure: upwards, from its middle. */
export interface Spot {
  /** The edge of the flags that is at `x`. */
  readonly edge: "middle" | "right" | "left";
  readonly x: number;
  /** Their lower edge. */
  readonly y: number;
}

export interface Picture {
  readonly frame: Box;
  readonly upright: boolean;
  readonly ships: readonly Standing[];
}

const above = (y: number, x = 0): Spot => ({ edge: "middle", x, y });
const behind = (x: number, y: number): Spot => ({ edge: "right", x, y });
const ahead = (x: number, y: number): Spot => ({ edge: "left", x, y });
/** The first is the best. */
export const SPOTS: readonly Spot[] = [
  above(74),
  behind(-100, 18),
  ahead(92, 18),
  above(74, -64),
  above(74, 64),
  behind(-100, -14),
  above(118),
  ahead(92, -14),
  behind(-190, 18),
  behind(-190, -22),
  ahead(170, 18),
  behind(-290, 18),
  ahead(260, 18),
  above(162),
  above(206),
];
/** A phone has a lane for each ship, and its flags one above the other. */
export const UPRIGHT_SPOTS: readonly Spot[] = [above(33), above(-68), above(60), above(-92)];
/** A ship in its own measure, and the sign with its letter. */
const HULL: Box = { left: -74, top: -62, right: 70, bottom: 2 };
const LETTER: Box = { left: -24, top: -50, right: 24, bottom: -4 };
const GAP = 2;

/** How large the flags of a pilot are together: in a row, or one above the other. */
export function sizeOfFlags(
  pilot: PilotScene,
  label: string | null,
  upright: boolean,
): readonly [number, number] | null {
  const letter = upright ? 8.6 : 14.5;
  const edges = upright ? 12 : 24;
  const wide = (text: number | string) => `${text}`.length * letter + edges;
  const widths: number[] = [];
  if (label !== null) widths.push(label.length * (upright ? 9 : 12.5) + edges);
  if (pilot.laid !== null) widths.push(upright ? 26 : 40);
  for (const { value } of pilot.dice) widths.push(wide(value) + 6);
  if (pilot.change !== 0) widths.push(wide(Math.abs(pilot.change)) + letter);
  if (pilot.moved !== null && pilot.zone !== null && !pilot.out)
    widths.push(wide(Math.abs(pilot.zone - pilot.moved.start)) + letter);
  if (widths.length === 0) return null;
  if (upright) return [Math.max(...widths), widths.length * 22];
  const plain = label !== null && widths.length === 1;
  return [widths.reduce((sum, one) => sum + one, (widths.length - 1) * 5), plain ? 34 : 44];
}

export function boxAt(
  { at, scale }: Pick<Standing, "at" | "scale">,
  [width, height]: readonly [number, number],
  { edge, x, y }: Spot,
): Box {
  const left = edge === "right" ? x - width : edge === "left" ? x : x - width / 2;
  return inPicture({ left, right: left + width, top: -y - height, bottom: -y }, at, scale);
}

function inPicture({ left, top, right, bottom }: Box, [x, y]: Point, scale: number): Box {
  return {
    left: x + left * scale,
    right: x + right * scale,
    top: y + top * scale,
    bottom: y + bottom * scale,
  };
}

export function overlapOf(one: Box, other: Box, gap = 0): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left) + gap;
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + gap;
  return wide <= 0 || high <= 0 ? 0 : wide * high;
}

/** Which of these places is free, or the least bad; an earlier one is better. */
export function bestOf(
  boxes: readonly Box[],
  taken: readonly Box[],
  { frame, upright, ships }: Picture,
  seat: number | null,
): number {
  const others = upright ? [] : ships.filter((ship) => ship.seat !== seat);
  const costs = boxes.map((box, at) => {
    const size = (box.right - box.left) * (box.bottom - box.top);
    const cut = size - overlapOf(box, frame);
    const hidden = taken.reduce((sum, other) => sum + overlapOf(box, other, GAP), 0);
    const over = (part: Box) =>
      others.reduce((sum, ship) => sum + overlapOf(box, inPicture(part, ship.at, ship.scale)), 0);
    return (hidden + cut) * 1000 + over(LETTER) * 3 + over(HULL) * 0.15 + at * 150;
  });
  return costs.indexOf(Math.min(...costs));
}

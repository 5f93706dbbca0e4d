/** The livery of a seat: the letter that the sprite and the tokens know it by. */

const LIVERIES = ["r", "b", "g", "y", "p", "w"] as const;
export type Livery = (typeof LIVERIES)[number] | "l";
/** Leon, the lion who joins two players. */
export const LEON: Livery = "l";

export function liveryOf(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length] ?? "r";
}

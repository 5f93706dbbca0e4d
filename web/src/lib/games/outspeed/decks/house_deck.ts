import { ask } from "../../../protocol/api";
import type { Catalog, OutspeedDeck } from "../../../protocol/types";

/** The tiles that OUTSPEED is played with, unless somebody brings their own. */
export async function houseSet(): Promise<OutspeedDeck> {
  const { games } = await ask<Catalog>("GET", "/api/catalog");
  const house = games.find(({ name }) => name === "outspeed")?.deck;
  if (house === undefined || !("tiles" in house)) throw new Error("there is no OUTSPEED");
  return house;
}

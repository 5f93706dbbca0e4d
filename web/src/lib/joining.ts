/** Sitting down, and opening a table to play at once. */

import { openTable, takeSeat } from "./api";
import { keepSeat, randomHex } from "./belongings";
import { pledge } from "./fair";
import type { GameName } from "./games";
import { makePlan } from "./plans";
import type { OpenTable } from "./protocol";

const CONTRIBUTION_BYTES = 16;
export const PLAYERS_AT_ONCE = 4;

/** Take a seat, any or this one, with a nickname. The seat's number. */
export async function sitDown(code: string, name: string, wanted?: number): Promise<number> {
  const contribution = randomHex(CONTRIBUTION_BYTES);
  const bytes = Uint8Array.from(contribution.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const wish = { name, pledge: pledge(bytes) };
  const { seat } = await takeSeat(code, wanted === undefined ? wish : { ...wish, seat: wanted });
  keepSeat(code, { seat, name, contribution });
  return seat;
}

/** A table of one's own against bots, ready to start. Its code. */
export async function playNow(game: GameName, name: string, firstRace: boolean): Promise<string> {
  const variant = game === "outspeed" && firstRace;
  const { code } = await openTable({ game, players: PLAYERS_AT_ONCE, variant, private: true });
  await sitDown(code, name);
  makePlan(code, { bots: "regular", start: true });
  return code;
}

/** A table for friends, with oneself at it. Its code. */
export async function invite(wish: OpenTable, name: string): Promise<string> {
  const { code } = await openTable(wish);
  await sitDown(code, name);
  return code;
}

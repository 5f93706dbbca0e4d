/** Sitting down, and opening a table to play at once. */

import { openTable, Refused, takeSeat } from "./api";
import { belongingsAt, keepSeat, randomHex } from "./belongings";
import { pledge } from "./fair";
import type { GameName } from "./games";
import { makePlan } from "./plans";
import type { OpenTable } from "./protocol";

const CONTRIBUTION_BYTES = 16;
const KEY_BYTES = 16;
export const PLAYERS_AT_ONCE = 4;

/** What was pledged for a contribution, both in hexadecimal. */
export function pledgeFor(contribution: string): string {
  return pledge(Uint8Array.from(contribution.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** Take a seat, any or this one, with a nickname. The seat's number. */
export async function sitDown(code: string, name: string, wanted?: number): Promise<number> {
  const contribution = randomHex(CONTRIBUTION_BYTES);
  const wish = { name, pledge: pledgeFor(contribution), key: randomHex(KEY_BYTES) };
  const { seat } = await twice(() =>
    takeSeat(code, wanted === undefined ? wish : { ...wish, seat: wanted }),
  );
  keepSeat(code, { seat, name, contribution });
  return seat;
}

/** Whoever shared the table of a game has their seats at its rematch too, with new seeds. */
export function comeAlong(from: string, to: string): void {
  const there = belongingsAt(to).map(({ seat }) => seat);
  for (const { seat, name } of belongingsAt(from)) {
    if (there.includes(seat)) continue;
    keepSeat(to, { seat, name, contribution: randomHex(CONTRIBUTION_BYTES) });
  }
}

/** An answer may be lost on its way: with the same key the same request is safe to repeat. */
async function twice<Answer>(asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof Refused && error.why !== "offline") throw error;
    return await asked();
  }
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

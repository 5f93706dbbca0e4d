/** Sitting down, and opening a table to play at once. */

import { openTable, Refused, takeSeat } from "../protocol/api";
import { belongingsAt, keepSeat, randomHex, type Belonging } from "../device/my_seats";
import { pledge } from "../proof/shuffle";
import { aboutOf } from "../games/catalog";
import { invented } from "../i18n/nicknames";
import { makePlan } from "../device/pending_setup";
import type { OpenTable, TableOpened } from "../protocol/types";

const CONTRIBUTION_BYTES = 16;
const KEY_BYTES = 16;

/** What was pledged for a contribution, both in hexadecimal. */
export function pledgeFor(contribution: string): string {
  return pledge(Uint8Array.from(contribution.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
}

/** Take a seat, any or this one, with a nickname. The seat's number. */
export async function sitDown(code: string, name: string, wanted?: number): Promise<number> {
  const place = wanted === undefined ? {} : { seat: wanted };
  const asked = JSON.stringify(["seat", code, name, wanted]);
  return await untilAnswered(asked, async ({ key, contribution }) => {
    const wish = { name, pledge: pledgeFor(contribution), key, ...place };
    const { seat } = await twice(() => takeSeat(code, wish));
    keepSeat(code, { seat, name, contribution });
    return seat;
  });
}

/** Carry this device's seats over to a rematch, with new seeds. */
export function comeAlong(from: string, to: string): void {
  const there = belongingsAt(to).map(({ seat }) => seat);
  for (const { seat, name } of belongingsAt(from)) {
    if (there.includes(seat)) continue;
    keepSeat(to, { seat, name, contribution: randomHex(CONTRIBUTION_BYTES) });
  }
}

/**
 * The seat of this device with a contribution that nobody can know: a start that was called off may
 * have leaked the one before. Two tabs draw one.
 */
export function withNewSeed(code: string, seat: number, off: number): Belonging | undefined {
  const kept = belongingsAt(code).find((one) => one.seat === seat);
  if (kept === undefined || (kept.off ?? 0) >= off) return kept;
  const drawn = { ...kept, contribution: randomHex(CONTRIBUTION_BYTES), off };
  keepSeat(code, drawn);
  return drawn;
}

/**
 * An answer may be lost on its way, or the server may not know whether it did what was asked: with
 * the same key the same request is safe to repeat.
 */
async function twice<Answer>(asked: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof Refused && !error.inDoubt) throw error;
    return await asked();
  }
}

interface Drawn {
  readonly key: string;
  readonly contribution: string;
}

/** What was drawn for requests whose outcome is not known, by what was asked for. */
const unanswered = new Map<string, Drawn>();

/**
 * Ask for one thing with one key, however often: somebody who presses the button again after an
 * error gets what the first request may have done already.
 */
async function untilAnswered<Answer>(
  asked: string,
  ask: (drawn: Drawn) => Promise<Answer>,
): Promise<Answer> {
  const drawn = unanswered.get(asked) ?? {
    key: randomHex(KEY_BYTES),
    contribution: randomHex(CONTRIBUTION_BYTES),
  };
  unanswered.set(asked, drawn);
  try {
    const answer = await ask(drawn);
    unanswered.delete(asked);
    return answer;
  } catch (error) {
    // Too often (429): nobody has looked yet what became of it.
    const settled = error instanceof Refused && !error.inDoubt && error.status !== 429;
    if (settled) unanswered.delete(asked);
    throw error;
  }
}

/** Open one table, however often the server has to be asked for it. */
export async function openOnce(wish: OpenTable): Promise<TableOpened> {
  return await untilAnswered(JSON.stringify(["table", wish]), ({ key }) =>
    twice(() => openTable({ ...wish, key })),
  );
}

export interface PlayNow {
  readonly players: number;
  /** How many people share this device. */
  readonly people: number;
  readonly level: string;
  readonly variant: boolean;
}

/** A table of one's own against bots, ready to start. Its code. */
export async function playNow(game: string, name: string, wish: PlayNow): Promise<string> {
  const { players, people, level } = wish;
  const variant = wish.variant ? (aboutOf(game).variant?.name ?? null) : null;
  const { code } = await openOnce({ game, players, variant, private: true });
  await sitDown(code, name);
  for (let more = 1; more < people; more += 1) await sitDown(code, otherName(name, more));
  makePlan(code, { bots: level, start: true });
  return code;
}

/** A name for somebody else at this device: not the one that is taken. */
function otherName(taken: string, more: number): string {
  const name = invented(more);
  return name === taken ? invented(0) : name;
}

/** A table for friends, with oneself at it. Its code. */
export async function invite(wish: OpenTable, name: string): Promise<string> {
  const { code } = await openOnce(wish);
  await sitDown(code, name);
  return code;
}

/** Who of the bots says what after a reveal: one of them now and then, the same one for everybody. */

import type { SeatShown } from "../protocol/types";
import { characterOf, digest, type Character } from "./characters";

const LINES = 3;
/** One reveal in so many has a line. */
const SELDOM = 3;

/** Lines that speak of fuel and routes. Where there are none, bots have others in their place. */
const OF_THE_RACE: ReadonlySet<string> = new Set(["vega-1", "vega-3", "kit-2", "otto-2", "gale-2"]);

export interface Line {
  readonly seat: number;
  readonly who: Character;
  /** The name of the message. */
  readonly text: string;
}

/** Who says what after a decision; mostly nobody says anything. */
export function lineAfter(
  game: string,
  code: string,
  decision: number,
  seats: readonly SeatShown[],
): Line | null {
  const bots = seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
  const dice = digest(`${code} ${decision}`);
  if (bots.length === 0 || dice % SELDOM !== 0) return null;
  const seat = bots[Math.floor(dice / SELDOM) % bots.length] ?? 0;
  const who = characterOf(code, seat);
  const number = (Math.floor(dice / 97) % LINES) + 1;
  const line = `${who}-${number}`;
  const elsewhere = game !== "outspeed" && OF_THE_RACE.has(line) ? "-cards" : "";
  return { seat, who, text: `web-talk-${line}${elsewhere}` };
}

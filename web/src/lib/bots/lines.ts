/** Who of the bots says what after a reveal: one of them now and then, the same one for everybody. */

import type { SeatShown } from "../protocol/types";
import { characterOf, digest, type Character } from "./characters";

const LINES = 3;
/** One reveal in so many has a line. */
const SELDOM = 3;

/** Each game says these in its own words, or bots say nothing there. */
const OF_A_GAME: ReadonlySet<string> = new Set(["vega-1", "vega-3", "kit-2", "otto-2", "gale-2"]);

/** The messages of a game by lines such as `vega-1`. */
export type OwnTalk = Readonly<Record<string, string>>;

export interface Line {
  readonly seat: number;
  readonly who: Character;
  /** The name of the message. */
  readonly text: string;
}

/** Who says what after a decision; mostly nobody says anything. */
export function lineAfter(
  own: OwnTalk,
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
  const text = OF_A_GAME.has(line) ? own[line] : `web-talk-${line}`;
  return text === undefined ? null : { seat, who, text };
}

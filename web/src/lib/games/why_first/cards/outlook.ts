/** Where everybody would stand by what is being chosen, and what that is worth, in words. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { Figure, FigureProspect } from "../../../protocol/types";
import { behindTheForemost } from "../board/board_path";
import { fieldName } from "../story/event_text";

export interface Outlook {
  /** What happens to the figure that is picked. */
  readonly move: Message;
  /** What that means for the crown, and for the viewer. */
  readonly result: Message;
  /** What the viewer's total would be, and whether it would win; null before a race is scored. */
  readonly total: Message | null;
  /** Whether all this is good for the viewer. */
  readonly tone: Tone;
  /** Who would be second. */
  readonly seconds: readonly Figure[];
}

export type Tone = "good" | "bad" | "open";

/** The points of the races that are over, and whether this one is the last. */
export interface Score {
  readonly totals: readonly number[];
  readonly scored: boolean;
  readonly last: boolean;
}

/** How a total compares with the second-highest, which wins. */
type Verdict = "wins" | "high" | "low";

export function outlookOf(
  fields: readonly number[],
  figure: Figure,
  [start, end]: FigureProspect,
  seat: number | null,
  score: Score,
): Outlook {
  const then = fields.with(figure, end);
  const second = behindTheForemost(then);
  const seconds = then.flatMap((field, one) => (field === second ? [one] : []));
  const totals = score.totals.map((total, one) =>
    seconds.includes(one) ? total + (second ?? 0) : total,
  );
  const own = seat === null || !score.scored ? undefined : totals[seat];
  const verdict = own === undefined ? null : verdictOf(own, totals);
  return {
    move: moveOf(then, figure, start, end, seat),
    result: resultOf(then, seconds, seat),
    total: own === undefined || verdict === null ? null : totalOf(own, verdict, score.last),
    tone: toneOf(then, seconds, seat, verdict, score.last),
    seconds,
  };
}

/** 5.1 The second-highest total wins. 5.2 If all are equal, all win. */
function verdictOf(own: number, totals: readonly number[]): Verdict {
  const [best = own, winning = best] = [...new Set(totals)].sort((one, other) => other - one);
  return own === winning ? "wins" : own > winning ? "high" : "low";
}

/** Too low a total can still grow, until the last race. */
function totalOf(own: number, verdict: Verdict, last: boolean): Message {
  const said = verdict === "low" && !last ? "low-yet" : verdict;
  return message(`web-why-say-total-${said}`, { total: fieldName(own) });
}

/** In the last race only the total counts; before it, points do, unless they are too many. */
function toneOf(
  then: readonly number[],
  seconds: readonly Figure[],
  seat: number | null,
  verdict: Verdict | null,
  last: boolean,
): Tone {
  if (seat === null) return "open";
  if (last && verdict !== null) return verdict === "wins" ? "good" : "bad";
  const field = then[seat] ?? 0;
  if (seconds.includes(seat)) {
    if (field < 0 || verdict === "high") return "bad";
    return field > 0 ? "good" : "open";
  }
  return seconds.length > 0 && field === Math.max(...then) ? "bad" : "open";
}

function moveOf(
  then: readonly number[],
  figure: Figure,
  start: number,
  end: number,
  seat: number | null,
): Message {
  const way = end > start ? "up" : end < start ? "down" : "stay";
  const beside = then.flatMap((field, one) => (field === end && one !== figure ? [one] : []));
  const level =
    beside.length > 0 ? [message("web-why-say-level", { pilots: beside.map(pilot) })] : [];
  const parts = { pilot: pilot(figure), field: fieldName(end) };
  const said = message(figure === seat ? `web-why-say-you-${way}` : `web-why-say-${way}`, parts);
  return message("web-why-say-both", { said: [said], level });
}

function resultOf(
  then: readonly number[],
  seconds: readonly Figure[],
  seat: number | null,
): Message {
  const field = then[seconds[0] ?? -1];
  if (field === undefined) return message("web-why-say-no-second");
  const points = fieldName(field);
  if (seat !== null && seconds.includes(seat))
    return message("web-why-say-you-second", { count: Math.abs(field), points });
  if (seat !== null && then[seat] === Math.max(...then)) return message("web-why-say-you-first");
  return message("web-why-say-second", {
    count: seconds.length,
    pilots: seconds.map(pilot),
    points,
  });
}

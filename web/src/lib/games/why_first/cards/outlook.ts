/** What is being chosen would lead to, in words: the server worked it out. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { Figure, FigureProspect, Verdict } from "../../../protocol/types";
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

/** Whether a race has been scored, and whether this one is the last. */
export interface RaceAt {
  readonly scored: boolean;
  readonly last: boolean;
}

export function outlookOf(
  fields: readonly number[],
  figure: Figure,
  prospect: FigureProspect,
  seat: number | null,
  { scored, last }: RaceAt,
): Outlook {
  const [start, end, seconds, , total, worth] = prospect;
  const then = fields.with(figure, end);
  const verdict = seat === null || !scored ? null : worth;
  return {
    move: moveOf(then, figure, start, end, seat),
    result: resultOf(then, prospect, seat),
    total: verdict === null ? null : totalOf(total, verdict, last),
    tone: seat === null ? "open" : toneOf(then[seat] ?? 0, prospect, seat, verdict, last),
    seconds,
  };
}

/** Too low a total can still grow, until the last race. */
function totalOf(own: number, verdict: Verdict, last: boolean): Message {
  const said = verdict === "low" && !last ? "low-yet" : verdict;
  return message(`web-why-say-total-${said}`, { total: fieldName(own) });
}

/** In the last race only the total counts; before it, points do, unless they are too many. */
function toneOf(
  field: number,
  [, , seconds, place]: FigureProspect,
  seat: number,
  verdict: Verdict | null,
  last: boolean,
): Tone {
  if (last && verdict !== null) return verdict === "wins" ? "good" : "bad";
  if (seconds.includes(seat)) {
    if (field < 0 || verdict === "high") return "bad";
    return field > 0 ? "good" : "open";
  }
  return seconds.length > 0 && place === 1 ? "bad" : "open";
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
  [, , seconds, place]: FigureProspect,
  seat: number | null,
): Message {
  const field = then[seconds[0] ?? -1];
  if (field === undefined) return message("web-why-say-no-second");
  const points = fieldName(field);
  if (seat !== null && seconds.includes(seat))
    return message("web-why-say-you-second", { count: Math.abs(field), points });
  if (seat !== null && place === 1) return message("web-why-say-you-first");
  return message("web-why-say-second", {
    count: seconds.length,
    pilots: seconds.map(pilot),
    points,
  });
}

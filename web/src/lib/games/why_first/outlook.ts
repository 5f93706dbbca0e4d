/** Where everybody would stand by what is being chosen, and what that is worth, in words. */

import { message, pilot, type Message } from "../../i18n/message";
import type { Figure, FigureProspect } from "../../protocol/types";
import { behindTheForemost } from "./board_path";
import { fieldName } from "./event_text";

export interface Outlook {
  /** What happens to the figure that is picked. */
  readonly move: Message;
  /** What that means for the crown, and for the viewer. */
  readonly result: Message;
  /** Who would be second. */
  readonly seconds: readonly Figure[];
}

export function outlookOf(
  fields: readonly number[],
  figure: Figure,
  [start, end]: FigureProspect,
  seat: number | null,
): Outlook {
  const then = fields.with(figure, end);
  const second = behindTheForemost(then);
  const seconds = then.flatMap((field, one) => (field === second ? [one] : []));
  return {
    move: moveOf(then, figure, start, end, seat),
    result: resultOf(then, seconds, seat),
    seconds,
  };
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

/** How the people and bots at a table are called. */

import { characterOf } from "../bots/characters";
import { t, type NameOf } from "../i18n/words.svelte";
import type { SeatShown } from "../protocol/types";
import type { Remark } from "./seat_mark";

/** People by name, bots by character; the figure after the last player's is Leon. */
export function namesOf(seats: readonly SeatShown[], code: string): NameOf {
  return (number) => {
    const seat = seats[number];
    if (seat === undefined) return t("leon");
    return seat.name ?? t(`web-character-${characterOf(code, number)}`);
  };
}

/** Who said something: the reader is "You", and who left the table keeps the name of then. */
export function speakerOf(
  { seat, name }: Pick<Remark, "seat" | "name">,
  reader: number | null,
  nameOf: NameOf,
): string {
  if (seat === null) return t("web-spectator");
  return seat === reader ? t("web-me") : (name ?? nameOf(seat));
}

/** The same in sentences about everybody: this viewer's own name says that it is theirs. */
export function markingMe(nameOf: NameOf, seat: number | null): NameOf {
  return (number) =>
    number === seat ? t("web-me-named", { name: nameOf(number) }) : nameOf(number);
}

/** How the people at a table are called. */

import type { SeatShown } from "../protocol";
import { t, type NameOf } from "../words.svelte";

/** By name; a bot by its colour; the figure after the last player's is Leon. */
export function namesOf(seats: readonly SeatShown[]): NameOf {
  return (number) => {
    const seat = seats[number];
    if (seat === undefined) return t("leon");
    if (seat.name !== null) return seat.name;
    return t("web-bot-name", { colour: t(`pilot-${number + 1}`) });
  };
}

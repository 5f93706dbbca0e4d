/** The coach of a seat, who names actions as their game does. */

import { Coach } from "../coach/coach.svelte";
import { tableOf } from "../games/catalog";
import { message } from "../i18n/message";

export function coachOf(code: string, seat: number, game: string): Coach {
  return new Coach(
    code,
    seat,
    (action) => tableOf(game)?.actionName(action, seat) ?? message(action.type),
  );
}

/** An action of a seat as a short noun: the twin of `action_name` in the game's text.py. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { WhyFirstAction } from "../../../protocol/types";

export function actionName(action: WhyFirstAction, seat: number): Message {
  if (action.type === "Move") return message("action-move", { target: pilot(action.figure) });
  const [value] = action.card;
  const card = value < 0 ? `−${-value}` : `+${value}`;
  if (action.before === seat) return message("action-card", { card });
  return message("action-card-on", { card, target: pilot(action.before) });
}

/** An action of a seat as a short noun: the twin of `action_name` in each game's text.py. */

import { message, pilot, type Message } from "../i18n/message";
import type { Action } from "../protocol/types";

export function actionName(action: Action, seat: number): Message {
  switch (action.type) {
    case "Program":
      return message(`action-${action.route}`);
    case "Declare":
      return action.token === null ? message("action-no-token") : tokenName(action.token);
    case "Keep":
      return tokenName(action.token);
    case "SetDial":
      return message("action-dial", { value: action.value });
    case "Lay": {
      const card = signed(action.card[0]);
      if (action.before === seat) return message("action-card", { card });
      return message("action-card-on", { card, target: pilot(action.before) });
    }
    case "Move":
      return message("action-move", { target: pilot(action.figure) });
  }
}

function tokenName(token: string): Message {
  return message(`token-${token.replaceAll("_", "-")}`);
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

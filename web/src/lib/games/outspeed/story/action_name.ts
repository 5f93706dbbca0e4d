/** An action of a seat as a short noun: the twin of `action_name` in the game's text.py. */

import { message, type Message } from "../../../i18n/message";
import type { OutspeedAction } from "../../../protocol/types";
import { tokenName } from "./event_text";

export function actionName(action: OutspeedAction): Message {
  switch (action.type) {
    case "Program":
      return message(`action-${action.route}`);
    case "Declare":
      return action.token === null ? message("action-no-token") : tokenName(action.token);
    case "Keep":
      return tokenName(action.token);
    case "SetDial":
      return message("action-dial", { value: action.value });
  }
}

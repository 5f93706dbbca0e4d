/** The sentence at the top of a table, for each viewer. */

import { message, pilot, type Message } from "../i18n/message";
import type { Look } from "../protocol/types";

export interface Standing {
  readonly look: Look;
  readonly waitingFor: readonly number[];
  readonly seat: number | null;
  /** A choice counts when the server has it. */
  readonly chosen: "no" | "sending" | "yes";
  readonly linked: boolean;
  readonly busy: boolean;
  /** What the game asks of this seat. */
  readonly asked: Message | null;
}

export function statusOf(standing: Standing): readonly Message[] {
  const { look } = standing;
  if (look.status === "seeding") return [message("web-shuffling")];
  // The end is not announced before it is shown.
  if (look.status === "over") {
    if (standing.busy) return [message("web-watch")];
    return [message("web-over"), ...(look.rematch === null ? [] : [message("web-rematch-waits")])];
  }
  if (look.status === "frozen") return [message("web-frozen")];
  if (look.status === "archived") return [message("web-archived"), ...winners(look)];
  if (standing.busy) return [message("web-watch")];
  return [...mine(standing), ...others(standing)];
}

/** Who won, where the rules can no longer show it. Leon has no seat, so no sentence names him. */
function winners({ result }: Look): readonly Message[] {
  const pilots = (result?.winners ?? []).map(pilot);
  return pilots.length === 0
    ? []
    : [message("web-table-winners", { count: pilots.length, pilots })];
}

function mine({ look, seat, chosen, linked, asked }: Standing): readonly Message[] {
  if (seat !== null && look.seats[seat]?.stood_in === true)
    return [message("web-bot-plays-for-you")];
  if (look.options.length === 0 || asked === null) return [];
  if (chosen === "sending") return [message(linked ? "web-sending" : "web-not-sent")];
  return [chosen === "yes" ? message("web-locked-in") : asked];
}

function others({ waitingFor, seat }: Standing): readonly Message[] {
  const awaited = waitingFor.filter((one) => one !== seat);
  if (awaited.length === 0) return [];
  // A headline has room for two names.
  if (awaited.length > 2) return [message("web-waiting-for-many", { count: awaited.length })];
  return [message("web-waiting-for", { pilots: awaited.map(pilot) })];
}

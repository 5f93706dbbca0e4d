/** The sentence at the top of a table, for each viewer. */

import { message, pilot, type Message } from "../message";
import type { Look } from "../protocol";

export interface Standing {
  readonly look: Look;
  readonly waitingFor: readonly number[];
  readonly seat: number | null;
  readonly chosen: boolean;
  readonly busy: boolean;
  /** What the game asks of this seat. */
  readonly asked: Message | null;
}

export function statusOf(standing: Standing): readonly Message[] {
  const { look } = standing;
  if (look.status === "seeding") return [message("web-shuffling")];
  // How it ended is not told before it is shown.
  if (look.status === "over") {
    if (standing.busy) return [message("web-watch")];
    return [message("web-over"), ...(look.rematch === null ? [] : [message("web-rematch-waits")])];
  }
  if (look.status === "frozen") return [message("web-frozen")];
  if (look.status === "archived") return [message("web-archived")];
  if (standing.busy) return [message("web-watch")];
  return [...mine(standing), ...others(standing)];
}

function mine({ look, seat, chosen, asked }: Standing): readonly Message[] {
  if (seat !== null && look.seats[seat]?.stood_in === true)
    return [message("web-bot-plays-for-you")];
  if (look.options.length === 0 || asked === null) return [];
  return [chosen ? message("web-locked-in") : asked];
}

function others({ waitingFor, seat }: Standing): readonly Message[] {
  const awaited = waitingFor.filter((one) => one !== seat);
  return awaited.length === 0 ? [] : [message("web-waiting-for", { pilots: awaited.map(pilot) })];
}

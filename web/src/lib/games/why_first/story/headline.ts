/** What the headline says while something is shown: what it means for the crown. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { Figure, WhyFirstEvent } from "../../../protocol/types";
import { secondsOf } from "./crown";
import { fieldName } from "./event_text";
import type { Scene } from "./scene";

export function headline(
  beat: readonly WhyFirstEvent[],
  scene: Scene,
  before: Scene,
): readonly Message[] {
  const event = beat.at(-1);
  switch (event?.type) {
    case "HandDealt":
      return [message("web-why-race-begins", { race: event.race })];
    case "CardsTurnedUp":
    case "LeonTurnedUp":
      return [message("web-why-cards-up")];
    case "FigureMoved":
      return [crown(before.fields, scene)];
    case "RaceScored":
      return [
        message("web-why-race-result", {
          race: event.race,
          said: scored(event.field, event.points, scene.seat),
        }),
      ];
    case "GameEnded":
      return [won(event.winners, scene.seat)];
    default:
      return [];
  }
}

/** Who is second now, and whether they were before. */
function crown(earlier: readonly number[], { fields, seat }: Scene): Message {
  const [now, then] = [secondsOf(fields), secondsOf(earlier)];
  const [first] = now;
  if (first === undefined) return message("web-why-no-crown");
  if (now.length > 1) return message("web-why-share-crown", { pilots: now.map(pilot) });
  const kept = then.length === 1 && then[0] === first;
  const verb = kept ? "keep" : "take";
  if (first === seat) return message(`web-why-you-${verb}-crown`);
  return message(`web-why-${verb}s-crown`, { pilot: pilot(first) });
}

function scored(field: number | null, points: readonly number[], seat: number | null): Message {
  if (field === null) return message("web-why-nobody-scores");
  const shown = fieldName(field);
  const who = points.flatMap((one, figure) => (one === 0 ? [] : [figure]));
  if (who.length === 1 && who[0] === seat) {
    return message("web-why-you-score", { count: Math.abs(field), field: shown });
  }
  if (who.length === 0) return message("web-why-scores-nothing", { field: shown });
  const parts = { count: who.length, pilots: who.map(pilot), field: shown };
  return message("web-why-score", parts);
}

export function won(winners: readonly Figure[], seat: number | null): Message {
  if (winners.length === 1 && winners[0] === seat) return message("web-why-you-win");
  if (winners.includes(seat ?? -1)) return message("web-why-you-share");
  return message("web-why-won", { count: winners.length, pilots: winners.map(pilot) });
}

/** Why it ended so: what a player's own total was worth, or whose was too good. */
export function verdict(
  totals: readonly number[],
  winners: readonly Figure[],
  seat: number | null,
): Message {
  const most = Math.max(...totals);
  const winning = fieldName(totals[winners[0] ?? 0] ?? 0);
  const best = totals.flatMap((total, figure) =>
    total === most && !winners.includes(figure) ? [figure] : [],
  );
  const mine = seat === null ? undefined : totals[seat];
  if (seat !== null && mine !== undefined && !winners.includes(seat)) {
    const key = best.includes(seat) ? "web-why-result-too-good" : "web-why-result-you";
    return message(key, { total: fieldName(mine), winning });
  }
  if (best.length === 0) return message("web-why-result-equal");
  return message("web-why-result-best", {
    winning,
    pilots: best.map(pilot),
    most: fieldName(most),
  });
}

/** How dangerous a choice is for the one who makes it, and by what: each step with a word, a sign and a colour. */

import { message, type Message } from "../../../i18n/message";
import type { RouteProspect } from "../../../protocol/types";

/** `safe`: it cannot happen. */
export type DangerLevel = "safe" | "slight" | "maybe" | "likely";
/** What can put me out: paying, the rear board under my landing, or a full gate that leaves me on it. */
export type Cause = "tank" | "rear" | "gate";

export interface Danger {
  readonly level: DangerLevel;
  /** Percent; null where the table shows no numbers. */
  readonly percent: number | null;
  readonly causes: readonly Cause[];
  readonly words: Message;
  /** What may happen and by what; null: nothing can. */
  readonly sentence: Message | null;
}

const SLIGHT_BELOW = 5;
const LIKELY_ABOVE = 50;
/** The chance is an estimate: only the rules make it sure. */
const MAX_ESTIMATE = 99;
const CAUSES: Readonly<Record<Cause, Message>> = {
  tank: message("web-os-risk-tank"),
  rear: message("web-os-risk-rear"),
  gate: message("web-os-risk-gate"),
};

/** `stays`: my own zone can leave with the rear board. */
export function dangerOf(prospect: RouteProspect, stays: boolean): Danger {
  const { out_chance: chance, will_empty } = prospect;
  const causes = causesOf(prospect, stays);
  const by = { causes: causes.map((cause) => CAUSES[cause]) };
  if (will_empty) {
    const tank = { causes: [CAUSES.tank] };
    const sentence = message("web-os-will-be-out", tank);
    return made("likely", 100, ["tank"], message("web-os-risk-out"), sentence);
  }
  if (causes.length === 0) return made("safe", 0, [], message("web-os-risk-safe"), null);
  if (chance === null)
    return made(
      "maybe",
      null,
      causes,
      message("web-os-risk-maybe"),
      message("web-os-could-be-out", by),
    );
  const percent = Math.min(MAX_ESTIMATE, Math.round(chance * 100));
  if (percent < SLIGHT_BELOW) {
    const least = { percent: SLIGHT_BELOW };
    const sentence = message("web-os-slightly-out", { ...least, ...by });
    return made("slight", percent, causes, message("web-os-risk-below", least), sentence);
  }
  const [level, name] =
    percent > LIKELY_ABOVE
      ? (["likely", "web-os-probably-out"] as const)
      : (["maybe", "web-os-could-be-out-percent"] as const);
  const sentence = message(name, { percent, ...by });
  return made(level, percent, causes, message("web-os-risk-percent", { percent }), sentence);
}

function made(
  level: DangerLevel,
  percent: number | null,
  causes: readonly Cause[],
  words: Message,
  sentence: Message | null,
): Danger {
  return { level, percent, causes, words, sentence };
}

function causesOf(prospect: RouteProspect, stays: boolean): readonly Cause[] {
  const { may_empty, will_empty, may_lose_turn, if_least, if_most } = prospect;
  const falls = if_least.could_leave || if_most.could_leave;
  return [
    ...(may_empty || will_empty ? (["tank"] as const) : []),
    ...(falls ? (["rear"] as const) : []),
    ...(may_lose_turn && stays && !falls ? (["gate"] as const) : []),
  ];
}

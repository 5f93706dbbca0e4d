/** How dangerous a choice is for the one who makes it: three steps, each with a word, a sign and a colour. */

import { message, type Message } from "../../i18n/message";
import type { RouteProspect } from "../../protocol/types";

export type DangerLevel = "safe" | "maybe" | "likely";

export interface Danger {
  readonly level: DangerLevel;
  /** Percent; null where the table shows no numbers. */
  readonly percent: number | null;
  readonly words: Message;
}

const SAFE_BELOW = 5;
const LIKELY_ABOVE = 50;

export function dangerOf(prospect: RouteProspect): Danger {
  const { out_chance: chance, will_empty, may_empty, if_least, if_most } = prospect;
  if (will_empty) return { level: "likely", percent: 100, words: message("web-os-risk-out") };
  if (chance === null) {
    const risky = may_empty || if_least.could_leave || if_most.could_leave;
    return risky
      ? { level: "maybe", percent: null, words: message("web-os-risk-maybe") }
      : { level: "safe", percent: null, words: message("web-os-risk-safe") };
  }
  const percent = Math.round(chance * 100);
  if (percent < SAFE_BELOW) return { level: "safe", percent, words: message("web-os-risk-safe") };
  const level = percent > LIKELY_ABOVE ? "likely" : "maybe";
  return { level, percent, words: message("web-os-risk-percent", { percent }) };
}

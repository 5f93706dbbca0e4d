/** Hints of a first race: one idea at a time, beside what they speak of, dangers before they can hurt. */

import type { Question } from "./choice_options";

export type RaceHint = "route" | "fuel" | "rear" | "room" | "declare" | "keep" | "dial";

/** Where a hint stands: on the free ground of the track, in the cockpit, or above the button. */
export type HintPlace = "track" | "cockpit" | "action";

interface Moment {
  readonly question: Question | null;
  readonly round: number;
  /** A route has room for some only. */
  readonly narrow: boolean;
  /** A card is picked, but not yet sent: what it leads to matters more now. */
  readonly picked: boolean;
}

/**
 * The hints that fit a moment, the first of them first. A turn can be lost in the first round, but
 * nobody can be out before the second, nor without fuel before the third: each danger is explained
 * before that.
 */
function fitting({ question, round, narrow, picked }: Moment): readonly RaceHint[] {
  if (picked) return [];
  const room: readonly RaceHint[] = narrow ? ["room"] : [];
  switch (question) {
    case "route":
      return round > 1 ? ["rear", ...room, "fuel"] : [...room, "route", "fuel"];
    case "token":
      return ["declare"];
    case "keep":
      return ["keep"];
    case "dial":
      return ["dial"];
    case null:
      return [];
  }
}

/** The one hint that is shown now, of those that were not put away. */
export function hintFor(moment: Moment, shows: (hint: RaceHint) => boolean): RaceHint | null {
  return fitting(moment).find(shows) ?? null;
}

/** A phone has no free ground: there a hint stands where the button will be. */
export function placeOf(hint: RaceHint, upright: boolean): HintPlace {
  if (upright) return "action";
  return hint === "fuel" ? "cockpit" : "track";
}

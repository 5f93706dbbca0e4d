/** The result of a race in words about one viewer: the headline, why, and how each ship came in. */

import { markingMe } from "../../../board/seat_names";
import { t, words, type NameOf } from "../../../i18n/words.svelte";
import { dashed } from "../story/event_text";
import { isShort, leadSince, reasonOf, turningPoint, type Story } from "./race_story";
import type { Scene } from "../story/scene";

export interface Verdict {
  readonly headline: string;
  readonly reason: string;
  /** Where I lost it, and in which round. */
  readonly turn: { readonly round: number; readonly why: string } | null;
}

interface Race {
  readonly scene: Scene;
  readonly places: readonly number[];
  readonly story: Story | null;
  readonly seat: number | null;
  readonly nameOf: NameOf;
}

export function verdictOf(race: Race): Verdict {
  const { places, story, seat, nameOf } = race;
  const winners = race.scene.ending === "no_ship" ? [] : seatsIn(places, 1);
  const mine = seat === null ? null : (places[seat] ?? null);
  const [winner] = winners;
  const fell = seat !== null && story?.falls.has(seat) === true;
  const found =
    story === null || seat === null || winner === undefined || mine === 1 || fell
      ? null
      : turningPoint(story, seat, winner);
  const turn = found && { round: found.round, why: words.say(found.why, markingMe(nameOf, seat)) };
  return { headline: headlineOf(race, winners), reason: reasonFor(race, winner, turn), turn };
}

export function seatsIn(places: readonly number[], place: number): readonly number[] {
  return places.flatMap((its, seat) => (its === place ? [seat] : []));
}

/** How a ship came in, or when and why it was out. */
export function howItEnded(scene: Scene, story: Story | null, seat: number): string {
  const pilot = scene.pilots[seat];
  const fall = story?.falls.get(seat);
  if (pilot?.zone != null) return t("web-os-reached-short", { zone: pilot.zone, fuel: pilot.fuel });
  if (fall === undefined) return t("web-os-out");
  const loss = isShort(fall) ? "in_debt" : fall.loss;
  return t("web-os-fell", { round: fall.round, why: t(`web-os-fell-${dashed(loss)}`) });
}

function headlineOf({ places, seat, nameOf }: Race, winners: readonly number[]): string {
  const mine = seat === null ? null : (places[seat] ?? null);
  if (winners.length === 0) return t("web-os-nobody-won");
  if (mine === null)
    return t("web-os-won", { pilots: words.allOf(winners.map(nameOf)), count: winners.length });
  return mine === 1 ? t("web-os-you-won") : t("web-os-you-came", { place: mine });
}

function reasonFor(
  race: Race,
  winner: number | undefined,
  turn: { readonly why: string } | null,
): string {
  const { scene, places, story, seat, nameOf } = race;
  if (scene.ending === null) return "";
  if (story === null || seat === null) return t(`race-ended-${dashed(scene.ending)}`);
  const fall = story.falls.get(seat);
  if (fall !== undefined) {
    const mine = words.say(reasonOf(fall), nameOf);
    return scene.ending === "no_ship" ? `${mine} ${t("race-ended-no-ship")}` : mine;
  }
  if (places[seat] === 1) return t("web-os-lead-since", { round: leadSince(story, seat) });
  const behind = winner === undefined ? "" : behindOf(scene, winner, seat, nameOf);
  return turn === null ? behind : `${behind} ${turn.why}`;
}

/** How far behind; where both are level, what decided. */
function behindOf({ pilots }: Scene, winner: number, seat: number, nameOf: NameOf): string {
  const [theirs, mine] = [pilots[winner], pilots[seat]];
  const zones = (theirs?.zone ?? 0) - (mine?.zone ?? 0);
  const parts = { zones, pilot: nameOf(winner) };
  if (zones === 0 && theirs && mine && theirs.fuel > mine.fuel)
    return t("web-os-level-less-fuel", { ...parts, theirs: theirs.fuel, mine: mine.fuel });
  return t("web-os-behind", parts);
}

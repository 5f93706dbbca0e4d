/** How a game of Why First? is shown, event by event. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { WhyFirstEvent } from "../../../protocol/types";
import type { Staging } from "../../../board/stage.svelte";
import { afterEvent } from "./after_event";
import { cardName, fieldName, tell } from "./event_text";
import { headline } from "./headline";
import { ROUNDS, sceneOf, type Scene, type View } from "./scene";

/**
 * Milliseconds: cards turn over and are read, figures hop, the crown drops. Newcomers could not follow
 * a round of 2.5 s: they need about a second for the cards and another for the crown.
 */
export const FLIP = 500;
const READ = 900;
const HOP = 110;
const LONGEST_WALK = 1300;
const CROWN = 900;
const SCORED = 2900;
/** At the end of a race the score says who is second: the crown takes less time of its own. */
const LAST_CROWN = 300;
/** A round is shown in this time, and so is the end of a race. */
const MAX_SHOWN = 5000;

export const whyFirstStaging: Staging<View, WhyFirstEvent, Scene> = {
  sceneOf,
  recall,
  after: afterEvent,
  lasts: (event) => lasts([event], 1),
  beats: {
    size,
    after: (scene, beat) => beat.reduce(afterEvent, scene),
    lasts: (beat, { round }) => lasts(beat, round),
    headline,
    most: MAX_SHOWN,
    haste: () => 1,
  },
  tell,
  recap,
};

/** All cards turn over together, all figures walk together, all hands are dealt together. */
function size(events: readonly WhyFirstEvent[]): number {
  const [first] = events;
  const others = events.slice(1);
  const together = others.findIndex((other) => {
    if (first?.type === "CardsTurnedUp") return other.type !== "LeonTurnedUp";
    if (first?.type === "HandDealt") return other.type !== "HandDealt";
    return first?.type !== "FigureMoved" || first.by !== null || !walksBy(other);
  });
  return together === -1 ? events.length : together + 1;
}

/** Whether a figure walks by the cards in front of it, with all others. */
function walksBy(event: WhyFirstEvent): boolean {
  return event.type === "FigureMoved" && event.by === null;
}

/** What came of the cards is worth a line until the next reveal. */
function recap(events: readonly WhyFirstEvent[], scene?: Scene | null): readonly Message[] {
  const ended = events.filter(({ type }) => type === "RaceScored" || type === "GameEnded");
  // Totals are on the pad.
  return ended.length > 0 ? ended.slice(-1).flatMap(tell).slice(0, 1) : walks(events, scene);
}

/** Who went where in the last round, and by which cards. */
function walks(events: readonly WhyFirstEvent[], scene?: Scene | null): readonly Message[] {
  const turned = events.findLastIndex(({ type }) => type === "CardsTurnedUp");
  const cards = events[turned];
  // In the tactical game cards are turned up before this viewer's move, and used after it.
  const round = cards?.type === "CardsTurnedUp" ? cards.round : scene?.turn?.round;
  const moves = events
    .slice(Math.max(0, turned))
    .filter((event) => event.type === "FigureMoved")
    .map((event) =>
      message("web-why-went", {
        pilot: pilot(event.figure),
        cards: event.cards.map(cardName).join(" "),
        end: fieldName(event.end),
      }),
    );
  return round === undefined || moves.length === 0
    ? []
    : [message("web-why-moves", { round, moves })];
}

/** A late viewer sees the cards of the last turn, too. */
function recall(scene: Scene, past: readonly WhyFirstEvent[]): Scene {
  const turned = past.findLastIndex(({ type }) => type === "CardsTurnedUp");
  const cards = past[turned];
  if (cards?.type !== "CardsTurnedUp" || cards.race !== scene.race) return scene;
  const since = past.slice(turned);
  const back = since.filter(({ type }) => type === "FigureMoved").reverse();
  const origin = back.reduce<readonly number[]>(
    (fields, event) =>
      event.type === "FigureMoved" ? fields.with(event.figure, event.start) : fields,
    scene.fields,
  );
  const shown = since.reduce(afterEvent, { ...scene, fields: origin });
  return { ...scene, turn: shown.turn };
}

/** How long a figure walks from field to field. */
export function walk(start: number, end: number): number {
  return Math.min(LONGEST_WALK, Math.abs(end - start) * HOP);
}

function lasts(beat: readonly WhyFirstEvent[], round: number): number {
  const [first] = beat;
  switch (first?.type) {
    case "HandDealt":
      return 300;
    case "CardsTurnedUp":
      return FLIP + READ;
    case "FigureMoved":
      return Math.max(...beat.map(walkOf)) + (round < ROUNDS - 1 ? CROWN : LAST_CROWN);
    case "RaceScored":
      return SCORED;
    case "GameEnded":
      return 400;
    default:
      return FLIP;
  }
}

function walkOf(event: WhyFirstEvent): number {
  return event.type === "FigureMoved" ? walk(event.start, event.end) : 0;
}

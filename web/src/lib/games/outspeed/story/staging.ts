/** How a race of OUTSPEED is shown, event by event. */

import { message, type Message } from "../../../i18n/message";
import type { OutspeedEvent } from "../../../protocol/types";
import type { Staging } from "../../../board/stage.svelte";
import { afterEvent, calmed } from "./after_event";
import { headlineOf, lastsOf, MAX_RUN, ROUND, sizeOf } from "./beats";
import { lasting, linesOf } from "./event_line";
import { tell } from "./event_text";
import { photoOf } from "./photo_finish";
import { fellNow, hasteOf, sceneOf, type Scene, type View } from "./scene";

export const outspeedStaging: Staging<View, OutspeedEvent, Scene> = {
  sceneOf,
  after: (scene, event) => afterEvent(calmed(scene), event),
  lasts: (event) => lastsOf([event], null),
  beats: {
    size: sizeOf,
    after: (scene, beat) => beat.reduce(afterEvent, calmed(scene)),
    lasts: (beat, scene) => lastsOf(beat, scene.seat) + (showsPhoto(beat, scene) ? PHOTO_MS : 0),
    headline: (beat, scene, before) => {
      if (showsPhoto(beat, scene)) return [message("web-os-head-photo")];
      // What happened to me is the news until this run of events is over.
      return fellNow(before) ? [] : headlineOf(beat, scene.seat);
    },
    lines: linesOf,
    lasting,
    most: MAX_RUN,
    round: ROUND,
    haste: hasteOf,
  },
  tell: (event): readonly Message[] => tell(event),
  recap,
};

/** A photo finish is looked at for longer than another end. */
const PHOTO_MS = 1400;

function showsPhoto(beat: readonly OutspeedEvent[], scene: Scene): boolean {
  return beat.some(({ type }) => type === "RaceEnded") && photoOf(scene) !== null;
}

/** What decides how a round comes out; the rest follows from it. */
const DECISIVE: ReadonlySet<OutspeedEvent["type"]> = new Set([
  "TokensTurnedUp",
  "TokenWithoutEffect",
  "TurnsLost",
  "DroveAlone",
  "RouteShared",
  "ShipsEliminated",
  "RaceEnded",
]);

/** A spectator sees several rounds in a row: the summary is of the last one with something to say. */
function recap(events: readonly OutspeedEvent[], scene?: Scene | null): readonly Message[] {
  const next = events.findLastIndex(({ type }) => type === "TileTurnedUp");
  if (next === -1) return recapOfRound(events, scene?.seat ?? null);
  const last = recapOfRound(events.slice(next), scene?.seat ?? null);
  return last.length > 0 ? last : recap(events.slice(0, next), scene);
}

function recapOfRound(events: readonly OutspeedEvent[], seat: number | null): readonly Message[] {
  const decisive = events.filter(({ type }) => DECISIVE.has(type));
  if (decisive.length > 0) return decisive.flatMap(tell);
  if (!events.some(({ type }) => type === "RoutesRevealed")) return [];
  const mine = events.find((event) => event.type === "ShipMoved" && event.seat === seat);
  if (mine?.type !== "ShipMoved" || mine.end === null) return [message("web-os-recap-all-moved")];
  return [message("web-os-recap-me", { start: mine.start, end: mine.end })];
}

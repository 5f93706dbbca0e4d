/** The beats of a round: what happens together in the order of the rules, how long, and its headline. */

import { message, pilot, type Message, type Pilot } from "../../../i18n/message";
import type { OutspeedEvent, ShipMoved, TurnsLost } from "../../../protocol/types";
import { tokenName } from "./event_text";
import type { PilotScene } from "./scene";

export type BeatKind =
  | "tile"
  | "declare"
  | "bonus"
  | "effect"
  | "gates"
  | "full"
  | "fuel"
  | "dice"
  | "move"
  | "rear"
  | "out"
  | "tokens"
  | "end";

const KINDS: Readonly<Record<OutspeedEvent["type"], BeatKind>> = {
  TileTurnedUp: "tile",
  MarkersRemoved: "tile",
  TilesFlipped: "tile",
  TokenLaid: "declare",
  ZoneDeclared: "declare",
  TokensTurnedUp: "bonus",
  TokenWithoutEffect: "effect",
  MarkerLaid: "effect",
  FuelDrained: "effect",
  ShipMoved: "move",
  FuelGained: "move",
  BoardAdded: "move",
  RoutesRevealed: "gates",
  TurnsLost: "full",
  DroveAlone: "full",
  RouteShared: "full",
  DialsRevealed: "fuel",
  CostPaid: "fuel",
  DieRolled: "dice",
  BoardRemoved: "rear",
  ShipsEliminated: "out",
  StackRefilled: "tokens",
  TokensLookedAt: "tokens",
  TokenKept: "tokens",
  RaceEnded: "end",
};

/** Milliseconds at the usual pace. */
const LASTS: Readonly<Record<BeatKind, number>> = {
  tile: 300,
  declare: 100,
  bonus: 650,
  effect: 500,
  gates: 600,
  full: 850,
  fuel: 450,
  dice: 700,
  move: 700,
  rear: 1100,
  out: 900,
  tokens: 250,
  end: 900,
};
/**
 * How the camera follows when the rear board has fallen. It has to stand still, and the board has to
 * be gone, before the next tile turns up: nobody can read a card while the road slides.
 */
export const CAMERA = { delay: 280, lasts: 720 };
export const FALL = { lasts: 880, stagger: 70 };
/** A timer starts with its beat, a transition with the next picture. */
const MARGIN = 100;
const A_ZONE = 180;
const LONGEST_MOVE = 1150;
/** My own fall has a moment of its own. */
const MY_FALL = 800;
/** Between two decisions. */
export const MAX_RUN = 3900;
/** From one choice of a route to the next, with all choices of tokens between: below 6 s. */
export const ROUND = {
  begins: (beat: readonly OutspeedEvent[]): boolean =>
    beat.some(({ type }) => type === "RoutesRevealed"),
  most: 5300,
  leastRun: 900,
};

export function kindOf(event: OutspeedEvent): BeatKind {
  if (event.type === "ShipMoved" && event.push !== "route") return "effect";
  if (event.type === "FuelGained" && event.tank) return "effect";
  return KINDS[event.type];
}

/** What is shown with what: who falls with the board falls when it does. */
function joins(kind: BeatKind, next: BeatKind): boolean {
  return (
    kind === next || (kind === "rear" && next === "out") || (kind === "declare" && next === "tile")
  );
}

export function sizeOf(events: readonly OutspeedEvent[]): number {
  const [first] = events;
  if (first === undefined) return 1;
  let kind = kindOf(first);
  let size = 1;
  for (const event of events.slice(1)) {
    const next = kindOf(event);
    if (!joins(kind, next) || bursts(first, event)) break;
    if (kind === "declare") kind = next;
    size += 1;
  }
  return size;
}

/** Each crowded route has its own beat, and each token that moves or drains. */
function bursts(first: OutspeedEvent, event: OutspeedEvent): boolean {
  if (first.type === "ShipMoved" && event.type === "ShipMoved") return first.push !== event.push;
  return kindOf(first) === "effect" && first.type !== event.type;
}

export function beatKind(beat: readonly OutspeedEvent[]): BeatKind | null {
  const [first] = beat;
  return first === undefined ? null : kindOf(first);
}

export function lastsOf(beat: readonly OutspeedEvent[], seat: number | null): number {
  const kind = beatKind(beat);
  if (kind === null) return 0;
  if (kind === "move") return Math.max(LASTS.move, longest(beat) + 150);
  if (kind === "effect") return Math.max(LASTS.effect, longest(beat) + MARGIN);
  if (kind === "declare" && !beat.some(({ type }) => type === "TokenLaid")) return 0;
  const mine = beat.some(
    (event) => event.type === "ShipsEliminated" && seat !== null && String(seat) in event.losses,
  );
  return LASTS[kind] + (mine ? MY_FALL : 0);
}

/** Milliseconds that a ship takes for its way. */
export function moveLasts({ start, end }: Pick<ShipMoved, "start" | "end">): number {
  return Math.min(LONGEST_MOVE, Math.max(400, Math.abs((end ?? start - 3) - start) * A_ZONE));
}

/** Milliseconds that a ship slides for what is shown now. */
export function slideLasts({ moved, zone }: Pick<PilotScene, "moved" | "zone">): number {
  if (moved === null) return 0;
  return moveLasts({ start: moved.start, end: zone ?? moved.start });
}

function longest(beat: readonly OutspeedEvent[]): number {
  return Math.max(0, ...beat.map((event) => (event.type === "ShipMoved" ? moveLasts(event) : 0)));
}

/** The viewer is "you" in a headline, everybody else has a name. */
function who(seat: number, mine: number | null): Message | Pilot {
  return seat === mine ? message("web-os-you") : pilot(seat);
}

/** The beat in a few words; nothing: the last headline stays. */
export function headlineOf(
  beat: readonly OutspeedEvent[],
  seat: number | null,
): readonly Message[] {
  const said = [...beat].reverse().flatMap((event) => headline(event, seat, beat) ?? []);
  // "Go!" says least: a field that stops somebody is the news.
  const news = said.find(({ name }) => name !== "web-os-head-go") ?? said[0];
  return news === undefined ? [] : [news];
}

function headline(
  event: OutspeedEvent,
  seat: number | null,
  beat: readonly OutspeedEvent[],
): Message | null {
  switch (event.type) {
    case "TileTurnedUp":
      return message("web-os-head-round", { round: event.round });
    case "TokensTurnedUp": {
      const tokens = Object.values(event.tokens).map(tokenName);
      return message("web-os-head-tokens", { tokens });
    }
    case "FuelGained":
      return event.tank ? message("web-os-head-tank", { pilot: who(event.seat, seat) }) : null;
    case "FuelDrained":
      return message("web-os-head-drained");
    case "MarkerLaid":
      return message("web-os-head-field", { zone: event.zone });
    case "ShipMoved":
      return moved(event, seat);
    case "BoardAdded":
      return reached(event.zone, beat, seat);
    case "RoutesRevealed":
      return message("web-os-head-lights");
    case "TurnsLost":
      return full(event, beat);
    case "DroveAlone":
      return event.seat === seat
        ? message("web-os-head-you-alone")
        : message("web-os-head-alone", { pilot: pilot(event.seat) });
    case "CostPaid":
      return message("web-os-head-fuel");
    case "DieRolled":
      return message("web-os-head-dice");
    case "ShipsEliminated":
      return out(Object.keys(event.losses).map(Number), seat);
    case "BoardRemoved":
      return message("web-os-head-falls");
    case "TokensLookedAt":
    case "TokenKept":
      return message("web-os-head-drawn");
    case "RaceEnded":
      return message("web-os-head-finish");
    default:
      return null;
  }
}

function moved(
  { seat, push, stopped_by_field, end }: ShipMoved,
  mine: number | null,
): Message | null {
  const name = { pilot: who(seat, mine) };
  if (stopped_by_field) return message("web-os-head-stopped", name);
  if (push === "nitro") return message("web-os-head-nitro", name);
  if (push === "hit") return message("web-os-head-hit", name);
  return end === null ? null : message("web-os-head-go");
}

function reached(zone: number, beat: readonly OutspeedEvent[], mine: number | null): Message {
  const there = beat.find((event) => event.type === "ShipMoved" && (event.end ?? 0) >= zone);
  if (there?.type !== "ShipMoved") return message("web-os-head-go");
  if (there.seat === mine) return message("web-os-head-you-reach", { zone });
  return message("web-os-head-reaches", { pilot: pilot(there.seat), zone });
}

function full({ route, seats }: TurnsLost, beat: readonly OutspeedEvent[]): Message {
  if (beat.filter(({ type }) => type === "TurnsLost").length > 1)
    return message("web-os-head-full-all");
  return message(`web-os-head-full-${route}`, { count: seats.length });
}

function out(seats: readonly number[], mine: number | null): Message {
  if (mine !== null && seats.includes(mine)) return message("web-os-head-you-out");
  return message("web-os-head-out", { pilots: seats.map(pilot), count: seats.length });
}

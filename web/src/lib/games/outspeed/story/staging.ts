/** How a race of OUTSPEED is shown, event by event. */

import { message, type Message } from "../../../i18n/message";
import { OUTSPEED } from "../../../protocol/types";
import type {
  Ending,
  Loss,
  OutspeedEvent,
  OutspeedPhase,
  OutspeedView,
  Players,
  Roll,
  ShipMoved,
  ShipsEliminated,
  Side,
  Token,
} from "../../../protocol/types";
import type { Staging } from "../../../board/stage.svelte";
import { headlineOf, lastsOf, MAX_RUN, ROUND, sizeOf } from "./beats";
import { lasting, linesOf } from "./event_line";
import { photoOf } from "./photo_finish";
import { bySeat, tell } from "./event_text";

export type View = Omit<OutspeedView, "config">;

export const ROUNDS = OUTSPEED.rounds;
export const ZONES_OF_A_BOARD = OUTSPEED.zones_of_a_board;
const BOARDS = OUTSPEED.boards;

/** A token before a pilot: only its owner knows what lies face down. */
export interface Laid {
  readonly token: Token | null;
  readonly up: boolean;
}

/** A die that was rolled for a route. */
export interface Rolled extends Roll {
  readonly value: number;
}

/** How a ship came to where it is, while that is shown. */
export interface Moved {
  readonly start: number;
  readonly stopped: boolean;
}

/** What a route has brought a pilot so far. */
export interface Brought {
  readonly zones: number;
  readonly fuel: number;
  readonly stopped: boolean;
  readonly token: boolean;
  /** 7.9 In company: paid, and nothing gained. */
  readonly shared: boolean;
  /** 7.3 How much more was owed than the tank held; `fuel` is the whole cost. */
  readonly short: number;
  /** It was shown here from the start: a view does not tell it. */
  readonly seen: boolean;
}

const NOTHING: Brought = {
  seen: true,
  zones: 0,
  fuel: 0,
  stopped: false,
  token: false,
  shared: false,
  short: 0,
};

/** The picture of a pilot, apart from the ship's place. */
export interface PilotScene {
  readonly zone: number | null;
  /** Where a ship was that has just been lost. */
  readonly wreck: number | null;
  readonly fuel: number;
  readonly tokens: number;
  /** 4.2 Whether a token is played: null until their zone has answered. */
  readonly answer: boolean | null;
  readonly laid: Laid | null;
  /** What they programmed, once it is revealed. */
  readonly route: Side | null;
  readonly lostTurn: boolean;
  readonly dial: number | null;
  readonly brought: Brought;
  readonly dice: readonly Rolled[];
  /** Fuel that came or went with the event that is shown. */
  readonly change: number;
  readonly moved: Moved | null;
  readonly out: boolean;
  readonly loss: Loss | null;
}

/** The picture of a race. */
export interface Scene {
  /** Whose eyes these are. */
  readonly seat: number | null;
  readonly phase: OutspeedPhase;
  readonly round: number;
  readonly tile: number | null;
  readonly face: Players;
  readonly tiles: readonly number[];
  readonly pilots: readonly PilotScene[];
  readonly myTokens: readonly Token[];
  /** Tokens that the viewer looks at, to keep one. */
  readonly lookedAt: readonly Token[];
  readonly stack: number;
  readonly discard: number;
  readonly markers: readonly number[];
  readonly rear: number;
  readonly boards: number;
  /** The zone that declares, if any. */
  readonly asked: number | null;
  readonly ending: Ending | null;
  readonly places: readonly number[] | null;
}

export const outspeedStaging: Staging<View, OutspeedEvent, Scene> = {
  sceneOf,
  after: (scene, event) => AFTER[event.type](calmed(scene), event as never),
  lasts: (event) => lastsOf([event], null),
  beats: {
    size: sizeOf,
    after: (scene, beat) =>
      beat.reduce((after, event) => AFTER[event.type](after, event as never), calmed(scene)),
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

/** My fall is shown at the usual pace; from then on I have nothing left to decide. */
export function hasteOf(scene: Scene): number {
  const { seat, pilots } = scene;
  return seat !== null && pilots[seat]?.out === true && !fellNow(scene) ? 4 : 1;
}

/** I have fallen since the last decision: a view tells of no loss. */
function fellNow({ seat, pilots }: Scene): boolean {
  return seat !== null && pilots[seat]?.loss != null;
}

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

export function sceneOf(view: View, before: Scene | null = null): Scene {
  const gone = new Set(view.eliminated.flat());
  return {
    seat: view.seat,
    phase: view.phase,
    round: view.round,
    tile: view.tile,
    face: view.face,
    tiles: view.tiles,
    pilots: view.zones.map((zone, seat) => ({
      ...pilotOf(view, seat, zone, gone.has(seat)),
      ...broughtOf(view, seat, before),
    })),
    myTokens: view.my_tokens,
    lookedAt: view.drawing?.my_tokens ?? [],
    stack: view.stack.pile + view.stack.bottom.length,
    discard: view.discard.reduce((sum, count) => sum + count, 0),
    markers: view.markers,
    rear: view.rear,
    boards: BOARDS + view.boards_added,
    asked: view.bonus?.zone ?? null,
    ending: view.ending,
    places: null,
  };
}

/** What the route of this round has brought so far, also when tokens are chosen in between. */
function broughtOf(view: View, seat: number, before: Scene | null): Pick<PilotScene, "brought"> {
  const route = view.resolution?.routes[seat] ?? null;
  const was = before?.pilots[seat];
  const same = before?.round === view.round && was?.route === route;
  return {
    brought: same ? was.brought : { ...NOTHING, seen: route === null },
  };
}

function pilotOf(
  view: View,
  seat: number,
  zone: number | null,
  out: boolean,
): Omit<PilotScene, "brought"> {
  const { bonus, resolution } = view;
  const answer = bonus?.answers[seat] ?? null;
  const token = seat === view.seat ? (bonus?.my_token ?? null) : null;
  const route = resolution?.routes[seat] ?? null;
  return {
    zone,
    wreck: null,
    fuel: view.fuel[seat] ?? 0,
    tokens: view.token_counts[seat] ?? 0,
    answer,
    laid: answer === true ? { token, up: false } : null,
    route,
    lostTurn: route !== null && resolution?.driving[seat] === false && !out,
    dial: resolution?.dials[seat] ?? null,
    dice: [],
    change: 0,
    moved: null,
    out,
    loss: null,
  };
}

/** The picture without what only the last event showed. */
function calmed(scene: Scene): Scene {
  if (scene.pilots.every(({ change, moved }) => change === 0 && moved === null)) return scene;
  return withAll(scene, (pilot) => ({ ...pilot, change: 0, moved: null }));
}

function withAll(scene: Scene, changed: (pilot: PilotScene, seat: number) => PilotScene): Scene {
  return { ...scene, pilots: scene.pilots.map(changed) };
}

function withPilot(scene: Scene, seat: number, change: Partial<PilotScene>): Scene {
  return withAll(scene, (pilot, at) => (at === seat ? { ...pilot, ...change } : pilot));
}

function withBrought(scene: Scene, seat: number, more: Partial<Brought>): Scene {
  const { brought } = scene.pilots[seat] ?? { brought: NOTHING };
  return withPilot(scene, seat, { brought: { ...brought, ...more } });
}

/** 7.3, 7.6 Fuel that a route costs or brings. */
function withRouteFuel(scene: Scene, seat: number, change: number, fuel: number): Scene {
  const before = scene.pilots[seat]?.brought.fuel ?? 0;
  return withBrought(withFuel(scene, seat, change, fuel), seat, { fuel: before + change });
}

function withFuel(scene: Scene, seat: number, change: number, fuel: number): Scene {
  return withPilot(scene, seat, { change: (scene.pilots[seat]?.change ?? 0) + change, fuel });
}

type After = {
  readonly [Kind in OutspeedEvent["type"]]: (
    scene: Scene,
    event: Extract<OutspeedEvent, { type: Kind }>,
  ) => Scene;
};

const AFTER: After = {
  TileTurnedUp: (scene, { round, tile, face }) => ({
    ...withAll(scene, cleared),
    phase: "turn_up_tile",
    round,
    tile,
    face,
    tiles: scene.tiles.filter((other) => other !== tile),
    asked: null,
    lookedAt: [],
  }),
  MarkersRemoved: (scene, { zone }) => ({
    ...scene,
    markers: scene.markers.filter((other) => other !== zone),
  }),
  TokenLaid: (scene, { seat, token }) => ({
    ...withPilot(scene, seat, {
      laid: { token, up: false },
      answer: true,
      tokens: (scene.pilots[seat]?.tokens ?? 1) - 1,
    }),
    phase: "declare",
    asked: scene.pilots[seat]?.zone ?? null,
    myTokens: token === null ? scene.myTokens : without(scene.myTokens, token),
  }),
  ZoneDeclared: (scene, { zone, answers }) => ({
    ...withAll(scene, (pilot, seat) => ({ ...pilot, answer: answers[seat] ?? pilot.answer })),
    phase: "declare",
    asked: zone,
  }),
  TokensTurnedUp: (scene, { tokens }) => ({
    ...withAll(scene, (pilot, seat) => {
      const token = tokens[seat];
      return token === undefined ? pilot : { ...pilot, laid: { token, up: true } };
    }),
    asked: null,
    discard: scene.discard + Object.keys(tokens).length,
  }),
  TokenWithoutEffect: (scene) => scene,
  ShipMoved: (scene, event) => shipMoved(scene, event),
  FuelGained: (scene, { seat, amount, fuel, tank }) =>
    (tank ? withFuel : withRouteFuel)(scene, seat, amount, fuel),
  FuelDrained: (scene, { seat, amount, fuel }) => withFuel(scene, seat, -amount, fuel),
  MarkerLaid: (scene, { zone }) => ({ ...scene, markers: [...scene.markers, zone] }),
  BoardAdded: (scene, { zone }) => ({
    ...scene,
    boards: (zone - scene.rear) / ZONES_OF_A_BOARD + 1,
  }),
  BoardRemoved: (scene, { zone }) => {
    const rear = zone + ZONES_OF_A_BOARD;
    return {
      ...scene,
      rear,
      boards: scene.boards - 1,
      markers: scene.markers.filter((other) => other >= rear),
    };
  },
  ShipsEliminated: (scene, event) => shipsEliminated(scene, event),
  TilesFlipped: (scene) => ({ ...scene, face: 4 }),
  RoutesRevealed: (scene, { routes }) => ({
    ...withAll(scene, (pilot, seat) => ({ ...cleared(pilot), route: routes[seat] ?? null })),
    phase: "program",
  }),
  TurnsLost: (scene, { seats }) =>
    withAll(scene, (pilot, seat) => (seats.includes(seat) ? { ...pilot, lostTurn: true } : pilot)),
  DroveAlone: (scene) => scene,
  RouteShared: (scene, { seats }) =>
    seats.reduce((after, seat) => withBrought(after, seat, { shared: true }), scene),
  DialsRevealed: (scene, { values }) =>
    withAll(scene, (pilot, seat) => ({ ...pilot, dial: values[seat] ?? pilot.dial })),
  DieRolled: (scene, { seat, die, value }) =>
    withPilot(scene, seat, {
      dice: [...(scene.pilots[seat]?.dice ?? []), { seat, die, value }],
    }),
  CostPaid: (scene, { seat, owed, paid, fuel }) =>
    withBrought(withRouteFuel(scene, seat, -owed, fuel), seat, { short: owed - paid }),
  StackRefilled: (scene, { count }) => ({
    ...scene,
    stack: scene.stack + count,
    discard: scene.discard - count,
  }),
  TokensLookedAt: (scene, { seat, count, tokens }) => ({
    ...withBrought(scene, seat, { token: count > 0 }),
    stack: scene.stack - count,
    lookedAt: tokens ?? scene.lookedAt,
  }),
  TokenKept: (scene, { seat, kept, returned_one }) => ({
    ...withPilot(scene, seat, { tokens: (scene.pilots[seat]?.tokens ?? 0) + 1 }),
    stack: scene.stack + (returned_one ? 1 : 0),
    myTokens: kept === null ? scene.myTokens : [...scene.myTokens, kept],
    lookedAt: kept === null ? scene.lookedAt : [],
  }),
  RaceEnded: (scene, { ending, places }) => ({ ...scene, phase: "over", ending, places }),
};

/** A pilot when something new begins: nothing lies before them, nothing is programmed. */
function cleared(pilot: PilotScene): PilotScene {
  return {
    ...pilot,
    answer: null,
    laid: null,
    route: null,
    lostTurn: false,
    dial: null,
    brought: NOTHING,
    dice: [],
  };
}

function without(tokens: readonly Token[], one: Token): readonly Token[] {
  const place = tokens.indexOf(one);
  return tokens.filter((_, at) => at !== place);
}

/** A ship that is pushed off the rear stays in sight until the event that puts it out. */
function shipMoved(scene: Scene, { seat, start, end, push, stopped_by_field }: ShipMoved): Scene {
  const moved = { start, stopped: stopped_by_field };
  const after = withPilot(scene, seat, { zone: end ?? scene.rear - 1, moved });
  if (push !== "route" || end === null) return after;
  return withBrought(after, seat, { zones: end - start, stopped: stopped_by_field });
}

function shipsEliminated(scene: Scene, { losses, tokens }: ShipsEliminated): Scene {
  const discarded = bySeat(tokens).flatMap(([, lost]) => lost);
  const after = withAll(scene, (pilot, seat) => {
    const loss = losses[seat];
    return loss === undefined ? pilot : { ...pilot, ...lost(pilot), loss };
  });
  return {
    ...after,
    discard: scene.discard + discarded.length,
    myTokens: scene.seat !== null && losses[scene.seat] !== undefined ? [] : scene.myTokens,
  };
}

function lost({ zone, wreck }: PilotScene): Partial<PilotScene> {
  return { zone: null, wreck: zone ?? wreck, tokens: 0, out: true };
}

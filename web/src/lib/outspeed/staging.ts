/** How a race of OUTSPEED is shown, event by event. */

import type { Message } from "../message";
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
} from "../protocol";
import type { Staging } from "../stage.svelte";
import { bySeat, tell } from "./tell";

export type View = Omit<OutspeedView, "config">;

export const ROUNDS = 13;
export const ZONES_OF_A_BOARD = 7;
const BOARDS = 2;

/** A token before a pilot: only its owner knows what lies face down. */
export interface Laid {
  readonly token: Token | null;
  readonly up: boolean;
}

/** A die that was rolled for a route. */
export interface Rolled extends Roll {
  readonly value: number;
}

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
  readonly dice: readonly Rolled[];
  /** Fuel that came or went with the event that is shown. */
  readonly change: number;
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
  lasts: (event) => LASTS[event.type](event as never),
  tell: (event): readonly Message[] => tell(event),
  recap,
};

/** What decides how a round comes out; the rest follows from it. */
const DECISIVE: ReadonlySet<OutspeedEvent["type"]> = new Set([
  "TokensTurnedUp",
  "TokenWithoutEffect",
  "TurnsLost",
  "DroveAlone",
  "DroveInCompany",
  "ShipsEliminated",
  "RaceEnded",
]);

/** Whoever only watches sees several rounds in a row: the last one is told of that has something to tell. */
function recap(events: readonly OutspeedEvent[]): readonly Message[] {
  const next = events.findLastIndex(({ type }) => type === "TileTurnedUp");
  if (next === -1) return recapOfRound(events);
  const last = recapOfRound(events.slice(next));
  return last.length > 0 ? last : recap(events.slice(0, next));
}

function recapOfRound(events: readonly OutspeedEvent[]): readonly Message[] {
  const decisive = events.filter(({ type }) => DECISIVE.has(type));
  if (decisive.length > 0) return decisive.flatMap(tell);
  return events.filter(({ type }) => type === "RoutesRevealed").flatMap(tell);
}

export function sceneOf(view: View): Scene {
  const gone = new Set(view.eliminated.flat());
  return {
    seat: view.seat,
    phase: view.phase,
    round: view.round,
    tile: view.tile,
    face: view.face,
    tiles: view.tiles,
    pilots: view.zones.map((zone, seat) => pilotOf(view, seat, zone, gone.has(seat))),
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

function pilotOf(view: View, seat: number, zone: number | null, out: boolean): PilotScene {
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
    out,
    loss: null,
  };
}

/** The picture without what only the last event showed. */
function calmed(scene: Scene): Scene {
  if (scene.pilots.every(({ change }) => change === 0)) return scene;
  return withAll(scene, (pilot) => ({ ...pilot, change: 0 }));
}

function withAll(scene: Scene, changed: (pilot: PilotScene, seat: number) => PilotScene): Scene {
  return { ...scene, pilots: scene.pilots.map(changed) };
}

function withPilot(scene: Scene, seat: number, change: Partial<PilotScene>): Scene {
  return withAll(scene, (pilot, at) => (at === seat ? { ...pilot, ...change } : pilot));
}

function withFuel(scene: Scene, seat: number, change: number, fuel: number): Scene {
  return withPilot(scene, seat, { change, fuel });
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
  FuelGained: (scene, { seat, amount, fuel }) => withFuel(scene, seat, amount, fuel),
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
  DroveInCompany: (scene) => scene,
  DialsRevealed: (scene, { values }) =>
    withAll(scene, (pilot, seat) => ({ ...pilot, dial: values[seat] ?? pilot.dial })),
  DieRolled: (scene, { seat, die, value }) =>
    withPilot(scene, seat, {
      dice: [...(scene.pilots[seat]?.dice ?? []), { seat, die, value }],
    }),
  CostPaid: (scene, { seat, paid, fuel }) => withFuel(scene, seat, -paid, fuel),
  StackRefilled: (scene, { count }) => ({
    ...scene,
    stack: scene.stack + count,
    discard: scene.discard - count,
  }),
  TokensLookedAt: (scene, { count, tokens }) => ({
    ...scene,
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
    dice: [],
  };
}

function without(tokens: readonly Token[], one: Token): readonly Token[] {
  const place = tokens.indexOf(one);
  return tokens.filter((_, at) => at !== place);
}

/** A ship that is pushed off the rear stays in sight until it is told that it is out. */
function shipMoved(scene: Scene, { seat, end }: ShipMoved): Scene {
  return withPilot(scene, seat, { zone: end ?? scene.rear - 1 });
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

type Lasts = {
  readonly [Kind in OutspeedEvent["type"]]: (
    event: Extract<OutspeedEvent, { type: Kind }>,
  ) => number;
};

/** Long enough to see the motion and to read the line about it. */
const LASTS: Lasts = {
  TileTurnedUp: () => 1400,
  MarkersRemoved: () => 900,
  TokenLaid: () => 500,
  ZoneDeclared: ({ answers }) => (Object.values(answers).some((yes) => yes) ? 700 : 250),
  TokensTurnedUp: () => 1500,
  TokenWithoutEffect: () => 1000,
  ShipMoved: ({ stopped_by_field, end }) => (stopped_by_field || end === null ? 1400 : 800),
  FuelGained: () => 650,
  FuelDrained: () => 900,
  MarkerLaid: () => 1000,
  BoardAdded: () => 1100,
  BoardRemoved: () => 1300,
  ShipsEliminated: () => 2000,
  TilesFlipped: () => 1600,
  RoutesRevealed: () => 1800,
  TurnsLost: () => 2000,
  DroveAlone: () => 1300,
  DroveInCompany: () => 1500,
  DialsRevealed: () => 1500,
  DieRolled: () => 1200,
  CostPaid: () => 600,
  StackRefilled: () => 900,
  TokensLookedAt: ({ count }) => (count === 0 ? 1000 : 700),
  TokenKept: () => 700,
  RaceEnded: () => 1500,
};

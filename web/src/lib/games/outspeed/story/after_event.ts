/** What each event changes in the picture of a race. */

import type { OutspeedEvent, ShipMoved, ShipsEliminated, Token } from "../../../protocol/types";
import { bySeat } from "./event_text";
import { NOTHING, ZONES_OF_A_BOARD, type Brought, type PilotScene, type Scene } from "./scene";

/** The picture after an event: what the event tells, and nothing else. */
export function afterEvent(scene: Scene, event: OutspeedEvent): Scene {
  return AFTER[event.type](scene, event as never);
}

/** The picture without what only the last event showed. */
export function calmed(scene: Scene): Scene {
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

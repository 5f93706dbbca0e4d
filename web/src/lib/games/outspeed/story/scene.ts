/** The picture of a race of OUTSPEED, made from a view. */

import { OUTSPEED } from "../../../protocol/types";
import type {
  Ending,
  Loss,
  OutspeedPhase,
  OutspeedView,
  Players,
  Roll,
  Side,
  Token,
} from "../../../protocol/types";

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

/** Before a route has brought anything. */
export const NOTHING: Brought = {
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

/** My fall is shown at the usual pace; from then on I have nothing left to decide. */
export function hasteOf(scene: Scene): number {
  const { seat, pilots } = scene;
  return seat !== null && pilots[seat]?.out === true && !fellNow(scene) ? 4 : 1;
}

/** I have fallen since the last decision: a view tells of no loss. */
export function fellNow({ seat, pilots }: Scene): boolean {
  return seat !== null && pilots[seat]?.loss != null;
}

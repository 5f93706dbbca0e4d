/** OUTSPEED in sentences: the twin of src/paddock/games/outspeed/text.py, held to its vectors. */

import { message, pilot, type Message } from "../../../i18n/message";
import {
  OUTSPEED,
  type OutspeedEvent,
  type ShipMoved,
  type ShipsEliminated,
  type Side,
  type Token,
} from "../../../protocol/types";

const ZONES_OF_A_BOARD = OUTSPEED.zones_of_a_board;
const FINISH: readonly number[] = OUTSPEED.finish_tiles;

export const TOKENS = [
  "nitro",
  "flamethrower",
  "fuel_tank",
  "force_field",
  "electromagnet",
  "ion_cannon",
] as const satisfies readonly Token[];

type Tellers = {
  readonly [Kind in OutspeedEvent["type"]]: (
    event: Extract<OutspeedEvent, { type: Kind }>,
  ) => readonly Message[];
};

const TELL: Tellers = {
  TileTurnedUp: ({ round, tile }) => [
    message(`round-with-${FINISH.includes(tile) ? "finish" : "track"}-tile`, {
      round,
      tile,
    }),
  ],
  MarkersRemoved: ({ zone, count }) => [message("markers-removed", { zone, count })],
  TokenLaid: ({ seat, token }) => [
    token === null
      ? message("token-laid", { pilot: pilot(seat) })
      : message("token-laid-known", { pilot: pilot(seat), token: tokenName(token) }),
  ],
  ZoneDeclared: () => [],
  TokensTurnedUp: ({ tokens }) => [
    message("tokens-turned-up", {
      tokens: bySeat(tokens).map(([seat, token]) =>
        message("pilot-and-token", { pilot: pilot(seat), token: tokenName(token) }),
      ),
    }),
  ],
  TokenWithoutEffect: ({ seat, token }) => [
    message("token-without-effect", { pilot: pilot(seat), token: tokenName(token) }),
  ],
  ShipMoved: (event) => [shipMoved(event)],
  FuelGained: ({ seat, amount, fuel }) => [
    message("fuel-gained", { pilot: pilot(seat), amount, fuel }),
  ],
  FuelDrained: ({ seat, amount, fuel }) => [
    message("fuel-drained", { pilot: pilot(seat), amount, fuel }),
  ],
  MarkerLaid: ({ seat, zone }) => [message("marker-laid", { pilot: pilot(seat), zone })],
  BoardAdded: ({ zone }) => [
    message("board-added", { first: zone, last: zone + ZONES_OF_A_BOARD - 1 }),
  ],
  BoardRemoved: ({ zone, markers }) => [
    message("board-removed", { first: zone, last: zone + ZONES_OF_A_BOARD - 1, markers }),
  ],
  ShipsEliminated: (event) => eliminated(event),
  TilesFlipped: () => [message("tiles-flipped")],
  RoutesRevealed: ({ routes }) => [
    message("routes-revealed", {
      routes: bySeat(routes).map(([seat, side]) =>
        message("pilot-and-route", { pilot: pilot(seat), route: routeName(side) }),
      ),
    }),
  ],
  TurnsLost: ({ route, room, seats }) => [
    message("turns-lost", { count: seats.length, room, route: routeName(route) }),
  ],
  DroveAlone: ({ seat, route }) => [
    message("drove-alone", { pilot: pilot(seat), route: routeName(route) }),
  ],
  RouteShared: ({ seats, route }) => [
    message("route-shared", { pilots: seats.map(pilot), route: routeName(route) }),
  ],
  DialsRevealed: ({ values }) => [
    message("dials-revealed", {
      dials: bySeat(values).map(([seat, value]) =>
        message("pilot-and-dial", { pilot: pilot(seat), value }),
      ),
    }),
  ],
  DieRolled: ({ seat, die, value }) => [
    message(`die-rolled-${die}`, { pilot: pilot(seat), value }),
  ],
  CostPaid: ({ seat, owed, paid, fuel }) => [
    message(paid < owed ? "cost-paid-short" : "cost-paid", {
      pilot: pilot(seat),
      owed,
      paid,
      fuel,
    }),
  ],
  StackRefilled: ({ count }) => [message("stack-refilled", { count })],
  TokensLookedAt: ({ seat, count, tokens }) => [
    tokens === null || tokens.length === 0
      ? message("tokens-looked-at", { pilot: pilot(seat), count })
      : message("tokens-looked-at-known", {
          pilot: pilot(seat),
          tokens: tokens.map(tokenName),
        }),
  ],
  TokenKept: ({ seat, kept, returned }) => [tokenKept(seat, kept, returned)],
  RaceEnded: ({ ending, winners, places }) => [
    message(`race-ended-${dashed(ending)}`),
    ...(winners.length === 0
      ? []
      : [message("winners", { count: winners.length, pilots: winners.map(pilot) })]),
    message("ranking", {
      places: ranked(places).map(([seat, place]) =>
        message("place-and-pilot", { place, pilot: pilot(seat) }),
      ),
    }),
  ],
};

/** The sentences that tell an event, as it was seen: none, if there is nothing worth saying. */
export function tell(event: OutspeedEvent): readonly Message[] {
  return (TELL[event.type] as (event: OutspeedEvent) => readonly Message[])(event);
}

export function tokenName(token: Token): Message {
  return message(`token-${dashed(token)}`);
}

export function routeName(side: Side): Message {
  return message(`route-${side}`);
}

/** A route's name by itself, on a card or a sign: Russian is too long for its rulebook's word. */
export function routeSign(side: Side): Message {
  return message(`web-os-side-${side}`);
}

export function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** Values by seat, in the order of the seats. */
export function bySeat<Value>(values: Readonly<Record<string, Value>>): [number, Value][] {
  return Object.entries(values).map(([seat, value]) => [Number(seat), value]);
}

/** Seats and their places, the best first. */
export function ranked(places: readonly number[]): [seat: number, place: number][] {
  const all = places.map((place, seat): [number, number] => [seat, place]);
  return all.sort(([seat, place], [other, its]) => place - its || seat - other);
}

function shipMoved({ seat, start, end, stopped_by_field }: ShipMoved): Message {
  if (end === null) return message("ship-off-the-rear", { pilot: pilot(seat), start });
  const way = end > start ? "forward" : "back";
  const stopped = stopped_by_field ? "-stopped" : "";
  return message(`ship-${way}${stopped}`, { pilot: pilot(seat), start, end });
}

function eliminated({ losses, tokens }: ShipsEliminated): Message[] {
  return bySeat(losses).flatMap(([seat, loss]) => {
    const out = message(`eliminated-${dashed(loss)}`, { pilot: pilot(seat) });
    const lost = (tokens[seat] ?? []).map(tokenName);
    if (lost.length === 0) return [out];
    return [out, message("tokens-lost", { pilot: pilot(seat), tokens: lost })];
  });
}

function tokenKept(seat: number, kept: Token | null, returned: Token | null): Message {
  if (kept === null) return message("token-kept", { pilot: pilot(seat) });
  const known = { pilot: pilot(seat), kept: tokenName(kept) };
  if (returned === null) return message("token-kept-alone", known);
  return message("token-kept-known", { ...known, returned: tokenName(returned) });
}

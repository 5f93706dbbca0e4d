/** One sentence for each thing that happens: what it was, to whom, and for the viewer in terms of "you". */

import { message, pilot, type Message, type Parts } from "../../../i18n/message";
import type {
  FuelDrained,
  OutspeedEvent,
  ShipMoved,
  ShipsEliminated,
  Token,
} from "../../../protocol/types";
import type { Line } from "../../../board/stage.svelte";
import { bySeat, dashed, tell, tokenName } from "./event_text";
import type { Scene } from "./scene";

/** How much a line matters when only one or two can stay. */
const WEIGHT = {
  /** Says nothing: it takes the line before it away. */
  silence: -1,
  round: 0,
  drawn: 1,
  own: 2,
  /** The board will fall: worth less than that it fell. */
  reaches: 3,
  falls: 4,
  others: 5,
  token: 6,
  mine: 7,
  out: 8,
  hit: 9,
  end: 10,
};
/** A second line stays only if it matters as much as this. */
const WORTH_A_SECOND = WEIGHT.others;

/** The lines of a beat, in the order of its events. */
export function linesOf(
  beat: readonly OutspeedEvent[],
  scene: Scene,
  before: Scene,
): readonly Line[] {
  const line = (weight: number, said: Message): Line => ({ weight, round: scene.round, said });
  const hits = beat.filter((event): event is ShipMoved => isHit(event));
  const drained = beat.filter((event): event is FuelDrained => event.type === "FuelDrained");
  if (hits.length > 0) return hitLines(hits, before, line);
  if (drained.length > 0) return drainLines(drained, before, line);
  return [
    ...stayLines(beat, before),
    ...beat.flatMap((event) =>
      event.type === "ShipsEliminated"
        ? outLines(event, before, line)
        : eventLines(event, scene.seat, beat, line),
    ),
  ];
}

/** My route brought no zones, as with a count of nobody: said once, when all ships have moved. */
function stayLines(beat: readonly OutspeedEvent[], before: Scene): readonly Line[] {
  const { seat: mine, round } = before;
  const me = mine === null ? undefined : before.pilots[mine];
  if (me?.route == null || me.zone === null || me.lostTurn) return [];
  const { seen, zones, stopped, shared, fuel, token } = me.brought;
  const draws = beat.some((event) => event.type === "TokensLookedAt" && event.seat === mine);
  const ends = !token && beat.some(({ type }) => type === "TileTurnedUp" || type === "RaceEnded");
  if (!seen || zones !== 0 || stopped || shared || !(draws || ends)) return [];
  const weight = fuel > 0 ? WEIGHT.own : WEIGHT.mine;
  return [{ weight, round, said: message("web-os-line-stays-me", { zone: me.zone }) }];
}

/** The lines that stay when all is shown: the weightiest of the last round that has any. */
export function lasting(lines: readonly Line[]): readonly Message[] {
  const round = lines.findLast(({ weight }) => weight > 0)?.round;
  const worthy = lines.filter((one) => one.round === round && one.weight > 0);
  const [first, second] = [...worthy].sort((one, other) => other.weight - one.weight);
  if (first === undefined)
    return lines
      .filter(({ weight }) => weight > WEIGHT.silence)
      .slice(-1)
      .map(({ said }) => said);
  const kept = [first, ...(second && second.weight >= WORTH_A_SECOND ? [second] : [])];
  return kept.map(({ said }) => said);
}

type Make = (weight: number, said: Message) => Line;

/** `name-me` for the viewer, `name` with a pilot for the others. */
function about(name: string, seat: number, mine: number | null, parts: Parts): Message {
  return seat === mine
    ? message(`${name}-me`, parts)
    : message(name, { pilot: pilot(seat), ...parts });
}

function isHit(event: OutspeedEvent): boolean {
  return event.type === "ShipMoved" && event.push === "hit" && event.end !== null;
}

function eventLines(
  event: OutspeedEvent,
  mine: number | null,
  beat: readonly OutspeedEvent[],
  line: Make,
): readonly Line[] {
  switch (event.type) {
    case "TileTurnedUp":
      return [line(WEIGHT.round, message("web-os-head-round", { round: event.round }))];
    case "RoutesRevealed":
      return [line(WEIGHT.silence, said(event))];
    case "TokensTurnedUp":
      return [line(WEIGHT.drawn, turnedUp(event.tokens, mine))];
    case "TokenWithoutEffect":
      return [
        event.seat === mine
          ? line(WEIGHT.mine, message("web-os-line-nothing-me", { token: tokenName(event.token) }))
          : line(WEIGHT.token, message("token-without-effect", partsOf(event))),
      ];
    case "FuelGained":
      if (!event.tank) return [];
      return [line(WEIGHT.token, about("web-os-line-tank", event.seat, mine, numbers(event)))];
    case "MarkerLaid": {
      const { zone } = event;
      return [line(WEIGHT.token, about("web-os-line-field", event.seat, mine, { zone }))];
    }
    case "ShipMoved":
      return moveLines(event, mine, beat, line);
    case "TurnsLost":
    case "DroveAlone":
    case "RouteShared":
      return [companyLine(event, mine, line)];
    case "CostPaid": {
      if (event.seat !== mine || event.owed === 0) return [];
      const { owed, paid, fuel } = event;
      const name = paid < owed ? "web-os-line-short-me" : "web-os-line-paid-me";
      return [line(WEIGHT.drawn, message(name, { owed, paid, fuel }))];
    }
    case "BoardRemoved":
      return [line(WEIGHT.falls, said(event))];
    case "TokenKept":
      if (event.seat !== mine || event.kept === null) return [];
      return [line(WEIGHT.drawn, message("web-os-line-kept-me", { token: tokenName(event.kept) }))];
    case "RaceEnded":
      return [line(WEIGHT.end, message(`race-ended-${dashed(event.ending)}`))];
    default:
      return [];
  }
}

/** 7.2, 7.9 Who was with whom on a route. */
function companyLine(
  event: Extract<OutspeedEvent, { type: "TurnsLost" | "DroveAlone" | "RouteShared" }>,
  mine: number | null,
  line: Make,
): Line {
  const seats = event.type === "DroveAlone" ? [event.seat] : event.seats;
  if (mine === null || !seats.includes(mine)) return line(WEIGHT.others, said(event));
  if (event.type === "DroveAlone") return line(WEIGHT.mine, message("web-os-line-alone-me"));
  if (event.type === "RouteShared") return line(WEIGHT.mine, message("web-os-line-shared-me"));
  const { room } = event;
  return line(WEIGHT.mine, message("web-os-line-full-me", { count: seats.length, room }));
}

function said(event: OutspeedEvent): Message {
  return tell(event)[0] ?? message("web-os-recap-all-moved");
}

function numbers({ amount, fuel }: { amount: number; fuel: number }): Parts {
  return { amount, fuel };
}

function partsOf({ seat, token }: { seat: number; token: Token }): Parts {
  return { pilot: pilot(seat), token: tokenName(token) };
}

function turnedUp(tokens: Readonly<Record<string, Token>>, mine: number | null): Message {
  return message("tokens-turned-up", {
    tokens: bySeat(tokens).map(([seat, token]) =>
      seat === mine
        ? message("web-os-line-token-me", { token: tokenName(token) })
        : message("pilot-and-token", partsOf({ seat, token })),
    ),
  });
}

function moveLines(
  { seat, start, end, push, stopped_by_field }: ShipMoved,
  mine: number | null,
  beat: readonly OutspeedEvent[],
  line: Make,
): readonly Line[] {
  if (end === null) return [];
  if (push === "nitro")
    return [line(WEIGHT.token, about("web-os-line-nitro", seat, mine, { start, end }))];
  if (stopped_by_field) {
    const weight = seat === mine ? WEIGHT.hit : WEIGHT.token;
    return [line(weight, about("web-os-line-stopped", seat, mine, { zone: end }))];
  }
  const board = beat.find((event) => event.type === "BoardAdded");
  if (board?.type === "BoardAdded" && end >= board.zone)
    return [
      line(WEIGHT.reaches, about("web-os-line-reaches", seat, mine, { zone: board.zone })),
      ...(seat === mine ? [line(WEIGHT.own, message("web-os-recap-me", { start, end }))] : []),
    ];
  return seat === mine ? [line(WEIGHT.own, message("web-os-recap-me", { start, end }))] : [];
}

function outLines({ losses }: ShipsEliminated, before: Scene, line: Make): readonly Line[] {
  return bySeat(losses).map(([seat, loss]) => {
    const { fuel = 0, short = 0 } = before.pilots[seat]?.brought ?? {};
    const cost = { owed: -fuel, had: -fuel - short };
    const isShort = short > 0 && (loss === "empty_tank" || loss === "in_debt");
    if (seat === before.seat)
      return line(
        WEIGHT.end,
        isShort ? message("web-os-out-short-of", cost) : message(`web-os-out-${dashed(loss)}`),
      );
    const who = { pilot: pilot(seat) };
    const said = isShort
      ? message("web-os-line-out-short", { ...who, ...cost })
      : message(`eliminated-${dashed(loss)}`, who);
    return line(WEIGHT.out, said);
  });
}

function hitLines(hits: readonly ShipMoved[], before: Scene, line: Make): readonly Line[] {
  const mine = before.seat;
  const me = hits.find(({ seat }) => seat === mine);
  const [first] = hits;
  if (first === undefined) return [];
  const by = throwerOf(me ?? first, before);
  if (me?.end != null) {
    const way = { start: me.start, end: me.end };
    const name = by === null ? "web-os-line-hit-me-plain" : "web-os-line-hit-me";
    return [line(WEIGHT.hit, message(name, { ...way, ...byParts(by) }))];
  }
  const victims = hits.map(({ seat, start, end }) =>
    message("web-os-line-victim", { pilot: pilot(seat), start, end: end ?? start }),
  );
  return [
    line(
      weightBy(by, mine),
      message(nameBy("web-os-line-hit", by, mine), { victims, ...byParts(by) }),
    ),
  ];
}

function drainLines(drained: readonly FuelDrained[], before: Scene, line: Make): readonly Line[] {
  const mine = before.seat;
  const me = drained.find(({ seat }) => seat === mine);
  const owners = ownersOf("ion_cannon", before);
  const by = only(owners, "ion_cannon");
  if (me !== undefined) {
    const name = by === null ? "web-os-line-drained-me-plain" : "web-os-line-drained-me";
    return [line(WEIGHT.hit, message(name, { ...numbers(me), ...byParts(by) }))];
  }
  const victims = drained.map(({ seat, fuel }) =>
    message("web-os-line-drop", { pilot: pilot(seat), fuel }),
  );
  return [
    line(
      weightBy(by, mine),
      message(nameBy("web-os-line-drained", by, mine), { victims, ...byParts(by) }),
    ),
  ];
}

interface Thrower {
  readonly seat: number;
  readonly token: Token;
}

function byParts(by: Thrower | null): Parts {
  return by === null ? {} : partsOf(by);
}

/** What I did to others matters more to me than what they did to each other. */
function weightBy(by: Thrower | null, mine: number | null): number {
  return by !== null && by.seat === mine ? WEIGHT.mine : WEIGHT.token;
}

function nameBy(name: string, by: Thrower | null, mine: number | null): string {
  if (by === null) return `${name}-plain`;
  return by.seat === mine ? `${name}-mine` : name;
}

function ownersOf(token: Token, { pilots }: Scene): readonly number[] {
  return pilots.flatMap(({ laid }, seat) => (laid?.up && laid.token === token ? [seat] : []));
}

function only(seats: readonly number[], token: Token): Thrower | null {
  const [seat] = seats;
  return seat === undefined || seats.length > 1 ? null : { seat, token };
}

/**
 * Who threw a ship back; null where it may have been one of several. 4.8 Flames reach the nearest
 * occupied zone ahead; 4.9 a magnet reaches everybody ahead, and moves the front ships by three.
 */
function throwerOf({ start, end }: ShipMoved, before: Scene): Thrower | null {
  const { pilots } = before;
  const between = (from: number) =>
    pilots.some(({ zone }) => zone !== null && zone > from && zone < start);
  const zoneOf = (seat: number) => pilots[seat]?.zone ?? start;
  const flames = ownersOf("flamethrower", before).filter(
    (seat) => zoneOf(seat) < start && !between(zoneOf(seat)),
  );
  const magnets = ownersOf("electromagnet", before).filter((seat) => zoneOf(seat) < start);
  if (end === start - 3 || flames.length === 0) return only(magnets, "electromagnet");
  return magnets.length === 0 ? only(flames, "flamethrower") : null;
}

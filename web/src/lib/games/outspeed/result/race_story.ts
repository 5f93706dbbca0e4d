/** The story of a finished race: who was where in each round, who fell out and why, and where I lost it. */

import { message, pilot, type Message } from "../../../i18n/message";
import { OUTSPEED, type Loss, type OutspeedEvent, type Side } from "../../../protocol/types";

const START = OUTSPEED.first_zone_of_ships;
const ZONES_OF_A_BOARD = OUTSPEED.zones_of_a_board;

export interface Fall {
  readonly round: number;
  readonly loss: Loss;
  /** The zone where the ship was. */
  readonly zone: number;
  /** Who made the rear board fall, and the zone that they reached. */
  readonly by: { readonly seat: number; readonly zone: number } | null;
  /** The zones of the board that fell. */
  readonly board: readonly [first: number, last: number] | null;
  /** What the route cost and what there was to pay it; null: nothing was owed. */
  readonly cost: Cost | null;
  /** How many ships went on. */
  readonly left: number;
}

/** 7.3 What exceeds the fuel takes all of it. */
export interface Cost {
  readonly owed: number;
  readonly had: number;
}

export interface Story {
  /** Zones after each round, by seat; null: out. The first is the start. */
  readonly rounds: readonly (readonly (number | null)[])[];
  readonly falls: ReadonlyMap<number, Fall>;
  /** Where somebody lost a turn: round and route. */
  readonly lost: ReadonlyMap<number, readonly { readonly round: number; readonly route: Side }[]>;
}

export function storyOf(events: readonly OutspeedEvent[], players: number): Story {
  const zones: (number | null)[] = Array.from({ length: players }, () => START);
  const rounds: (number | null)[][] = [];
  const falls = new Map<number, Fall>();
  const lost = new Map<number, { round: number; route: Side }[]>();
  let round = 0;
  let by: Fall["by"] = null;
  let board: Fall["board"] = null;
  let costs = new Map<number, Cost>();
  for (const event of events) {
    if (event.type === "TileTurnedUp") {
      rounds.push([...zones]);
      ({ round } = event);
      [by, board, costs] = [null, null, new Map<number, Cost>()];
    } else if (event.type === "ShipMoved") zones[event.seat] = event.end ?? event.start;
    else if (event.type === "BoardAdded") by ??= furthest(zones);
    else if (event.type === "BoardRemoved") board = [event.zone, event.zone + ZONES_OF_A_BOARD - 1];
    else if (event.type === "CostPaid")
      costs.set(event.seat, { owed: event.owed, had: event.paid + event.fuel });
    else if (event.type === "TurnsLost") {
      for (const seat of event.seats)
        lost.set(seat, [...(lost.get(seat) ?? []), { round, route: event.route }]);
    } else if (event.type === "ShipsEliminated") {
      const gone = Object.keys(event.losses).length;
      const left = zones.filter((zone) => zone !== null).length - gone;
      for (const [name, loss] of Object.entries(event.losses)) {
        const seat = Number(name);
        const cost = costs.get(seat) ?? null;
        falls.set(seat, { round, loss, zone: zones[seat] ?? START, by, board, cost, left });
        zones[seat] = null;
      }
    }
  }
  rounds.push([...zones]);
  return { rounds, falls, lost };
}

function furthest(zones: readonly (number | null)[]): Fall["by"] {
  const zone = Math.max(...zones.map((one) => one ?? 0));
  return { seat: zones.indexOf(zone), zone };
}

/** Why a race ended for its pilot, in one sentence about "you". */
export function reasonOf(fall: Fall | undefined): Message {
  if (fall === undefined) return message("web-os-out-before");
  if (fall.cost !== null && isShort(fall))
    return message("web-os-out-short-of", { owed: fall.cost.owed, had: fall.cost.had });
  if (fall.loss !== "rear_board")
    return message(`web-os-out-${fall.loss.replaceAll("_", "-")}`, { zone: fall.zone });
  const { by, board } = fall;
  if (by === null || board === null) return message("web-os-out-rear-board");
  return message("web-os-out-rear-board-by", {
    first: board[0],
    last: board[1],
    pilot: pilot(by.seat),
    zone: board[0] + 2 * ZONES_OF_A_BOARD,
  });
}

/** Whether it was the cost that ended the race, and more than the tank held. */
export function isShort({ loss, cost }: Fall): boolean {
  return (loss === "empty_tank" || loss === "in_debt") && cost !== null && cost.owed > cost.had;
}

/** The round in which I lost most ground to the winner, and why; null: none cost two zones. */
export function turningPoint(
  { rounds, lost }: Story,
  seat: number,
  winner: number,
): { readonly round: number; readonly why: Message } | null {
  let worst = { round: 0, cost: 1 };
  for (let round = 1; round < rounds.length; round += 1) {
    const gap = (at: number) => (rounds[at]?.[winner] ?? 0) - (rounds[at]?.[seat] ?? Infinity);
    const cost = gap(round) - gap(round - 1);
    if (Number.isFinite(cost) && cost > worst.cost) worst = { round, cost };
  }
  if (worst.round === 0) return null;
  const stuck = lost.get(seat)?.find(({ round }) => round === worst.round);
  const why =
    stuck === undefined
      ? message("web-os-lost-ground", { round: worst.round, zones: worst.cost })
      : message(`web-os-stuck-${stuck.route}`, { round: worst.round });
  return { round: worst.round, why };
}

/** From this round on the winner was always ahead of the others. */
export function leadSince({ rounds }: Story, seat: number): number {
  const behind = rounds.findLastIndex((zones) =>
    zones.some((zone, other) => other !== seat && (zone ?? 0) >= (zones[seat] ?? 0)),
  );
  return Math.min(behind + 1, rounds.length - 1);
}

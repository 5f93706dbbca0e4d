/** One lane a pilot, so that ships never hide one another. */

const FEWEST_LANES = 4;

export function lanesOf(players: number): number {
  return Math.max(players, FEWEST_LANES);
}

/** On a wide picture my lane is the nearest; on an upright one all have the order of the seats. */
export function laneOf(seat: number, players: number, me: number | null, upright: boolean): number {
  const free = lanesOf(players) - players;
  if (upright) return seat + free / 2;
  if (me === null) return seat + free / 2;
  if (seat === me) return lanesOf(players) - 1;
  return (seat < me ? seat : seat - 1) + free / 2;
}

/** The middle of a lane, from 0 to 1. */
export function middleOf(lane: number, players: number): number {
  return (lane + 0.5) / lanesOf(players);
}

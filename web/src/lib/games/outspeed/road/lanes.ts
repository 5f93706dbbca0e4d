/** One lane a pilot, so that ships never hide one another. */

const FEWEST_LANES = 4;

export function lanesOf(players: number): number {
  return Math.max(players, FEWEST_LANES);
}

/** On a wide picture my lane is the nearest; on an upright one it is left of the middle. */
export function laneOf(seat: number, players: number, me: number | null, upright: boolean): number {
  const free = lanesOf(players) - players;
  if (upright) return placeOf(seat, players, me) + free / 2;
  if (me === null) return seat + free / 2;
  if (seat === me) return lanesOf(players) - 1;
  return (seat < me ? seat : seat - 1) + free / 2;
}

/** From the left of an upright picture, in the order of the seats, turned so that mine is inside. */
export function placeOf(seat: number, players: number, me: number | null): number {
  if (me === null) return seat;
  const mine = Math.floor((players - 1) / 2);
  return (seat - me + mine + players) % players;
}

/** The middle of a lane, from 0 to 1. */
export function middleOf(lane: number, players: number): number {
  return (lane + 0.5) / lanesOf(players);
}

/** What can be done in a lobby, worked out from what everybody sees there. */

import type { Plan } from "../device/pending_setup";
import type { Look } from "../protocol/types";
import type { Sitting } from "./device_seats.svelte";

export function freeSeats(look: Look): readonly number[] {
  return look.seats.flatMap(({ name, bot }, seat) => (name === null && bot === null ? [seat] : []));
}

export function allReady(look: Look): boolean {
  return freeSeats(look).length === 0 && look.seats.every(({ ready }) => ready);
}

/** Whose yes is still missing. */
export function notReady(look: Look): readonly number[] {
  return look.seats.flatMap(({ name, ready }, seat) => (name !== null && !ready ? [seat] : []));
}

/** Whether nobody sits at the table but bots and the people at this device. */
export function onlyBots(look: Look, { seats }: Pick<Sitting, "seats">): boolean {
  const mine = new Set(seats.map(({ seat }) => seat));
  return look.seats.every(({ bot }, seat) => bot !== null || mine.has(seat));
}

/** Whether all at this device have pledged their part of the seed: before, nobody can be ready. */
export function allPledged(look: Look, { seats }: Pick<Sitting, "seats">): boolean {
  return seats.every(({ seat }) => seat !== null && look.seats[seat]?.pledged === true);
}

/** Do what was planned when the table was opened. */
export async function carryOut(plan: Plan, sitting: Sitting, look: Look): Promise<void> {
  const [mine] = sitting.seats;
  if (mine === undefined) return;
  for (const seat of freeSeats(look)) await mine.ask({ type: "SeatBot", seat, level: plan.bots });
  for (const each of sitting.seats) await each.ask({ type: "Ready", ready: true });
  if (plan.start) await mine.ask({ type: "Start" });
}

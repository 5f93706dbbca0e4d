/** A table as this device saw it last, to show it without a network. */

import { belongingsAt } from "../device/my_seats";
import { keepOffline, readOffline } from "../device/offline_store";
import type { Look, News, TableShown, Welcome } from "../protocol/types";

export interface LastState {
  readonly welcome: Welcome;
  readonly lines: readonly News[];
  readonly look: Look;
}

/** Keep the state of a table at which this device has a seat. */
export async function keepState(
  code: string,
  seat: number | null,
  state: LastState,
): Promise<void> {
  if (belongingsAt(code).length > 0) await keepOffline(code, nameOf(seat), state);
}

export async function lastState(code: string, seat: number | null): Promise<LastState | null> {
  return (await readOffline(code, nameOf(seat))) as LastState | null;
}

/** The same in the form in which the server shows a table to anybody. */
export async function lastShown(code: string, seat: number): Promise<TableShown | null> {
  const state = (await lastState(code, seat)) ?? (await lastState(code, null));
  if (state === null) return null;
  const { options, commitment } = state.welcome;
  const { game, players, variant, clock } = options;
  const names = state.look.seats.map(({ name }) => name);
  const table = { code, game, players, variant, clock, names, status: state.look.status };
  return { table, commitment, look: state.look, root: code };
}

function nameOf(seat: number | null): string {
  return seat === null ? "watch" : `seat-${seat}`;
}

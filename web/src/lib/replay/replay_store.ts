/** Replays from the server, and those that this device keeps for a time without a network. */

import { keepLoadedFiles, keepOffline, readOffline } from "../device/offline_store";
import { ask } from "../protocol/api";
import type { Replay } from "../protocol/types";

export async function fetchReplay(code: string, seat: number | null): Promise<Replay> {
  const path = `/api/tables/${encodeURIComponent(code)}/replay`;
  return await ask<Replay>("GET", seat === null ? path : `${path}?seat=${seat}`);
}

export async function keepReplay(code: string, seat: number | null, replay: Replay): Promise<void> {
  await keepOffline(code, nameOf(seat), replay);
}

export async function keptReplay(code: string, seat: number | null): Promise<Replay | null> {
  return (await readOffline(code, nameOf(seat))) as Replay | null;
}

/** Keep the replay of a game that has just ended; `load` fetches the page that shows it. */
export async function prepareReplay(code: string, load: () => Promise<unknown>): Promise<void> {
  try {
    const replay = await fetchReplay(code, null);
    await load();
    await keepLoadedFiles();
    await keepReplay(code, null, replay);
  } catch {
    // Then the replay opens with a network only.
  }
}

function nameOf(seat: number | null): string {
  return seat === null ? "replay" : `replay-${seat}`;
}

/** What was said at a table: a sound for it, and how much of it nobody at this device has seen. */

import type { Sitting } from "./device_seats.svelte";
import { play } from "../device/sound";
import { CHAT } from "../device/sound_parts";
import type { Table } from "./table_client.svelte";
import type { Remark } from "../board/seat_mark";
import { unreadOf } from "./unread_remarks";

function lastOf(remarks: readonly Remark[]): number {
  return remarks.at(-1)?.number ?? 0;
}

/** Made by a component, while it is being set up. What was read in the lobby is read at the table. */
export class Hearing {
  readonly unread = $derived.by(() => {
    const sitting = this.sitting();
    const { remarks } = this.table();
    const mine = sitting.seats.map(({ seat }) => seat);
    if (this.inSight()) sitting.read = lastOf(remarks);
    return unreadOf(remarks, sitting.read, mine);
  });
  #heard: number | null = null;

  constructor(
    readonly sitting: () => Sitting,
    readonly table: () => Table,
    /** Whether the chat is seen now. */
    readonly inSight: () => boolean,
  ) {
    $effect(() => {
      const last = lastOf(table().remarks);
      if (this.#heard !== null && last > this.#heard) play(CHAT);
      this.#heard = Math.max(this.#heard ?? 0, last);
    });
  }
}

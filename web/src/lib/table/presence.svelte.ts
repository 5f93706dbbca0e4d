/** Who is at their seat: a bot may stand in, and what somebody just said hangs over the seat. */

import type { SeatShown } from "../protocol/types";
import { characterOf } from "../bots/characters";
import type { Remark, SeatMark } from "../board/seat_mark";
import type { Table } from "./table_client.svelte";

/** Milliseconds that a remark stays at the seat. */
const SAID = 6000;

/** Whether the player of this seat has no connection. */
export function isAway({ connected }: Table, one: SeatShown, seat: number): boolean {
  return one.name !== null && !one.stood_in && connected?.includes(seat) === false;
}

/** Made by a component, while it is being set up. */
export class Presence {
  #fresh = $state.raw<readonly Remark[]>([]);
  #seen: number | null = null;
  readonly seats = $derived.by((): readonly SeatMark[] =>
    (this.table().look?.seats ?? []).map((one, seat) => ({
      standIn: one.stood_in,
      away: isAway(this.table(), one, seat),
      bot: one.bot === null ? null : characterOf(this.table().welcome?.code ?? "", seat),
      remark: this.#fresh.findLast((remark) => remark.seat === seat) ?? null,
    })),
  );

  constructor(readonly table: () => Table) {
    $effect(() => {
      const { remarks } = this.table();
      const before = this.#seen;
      this.#seen = remarks.at(-1)?.number ?? 0;
      if (before === null) return undefined;
      const said = remarks.filter(({ number }) => number > before);
      if (said.length === 0) return undefined;
      this.#fresh = [...this.#fresh, ...said];
      setTimeout(() => {
        this.#fresh = this.#fresh.filter((remark) => !said.includes(remark));
      }, SAID);
      return undefined;
    });
  }
}

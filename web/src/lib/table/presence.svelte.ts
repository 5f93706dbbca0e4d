/** Who is at their seat: a bot may stand in, and what somebody just said hangs over the seat. */

import type { SeatShown } from "../protocol/types";
import { characterOf, type Character } from "../bots/characters";
import type { Remark, Table } from "./table_client.svelte";

/** What every viewer sees at a seat. */
export interface SeatMark {
  /** A bot plays for them until they take over. */
  readonly standIn: boolean;
  /** Their connection is gone, and no bot plays for them yet. */
  readonly away: boolean;
  /** Who a bot is; null: a person sits here. */
  readonly bot: Character | null;
  /** What they have just said. */
  readonly remark: Remark | null;
}

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

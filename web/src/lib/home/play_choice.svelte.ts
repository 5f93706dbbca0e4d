/** What Play now starts: how many play, against whom, with which tiles. Remembered on this device. */

import type { GameName } from "../games/catalog";

export interface Choice {
  /** Seats at the table. */
  readonly players: number;
  /** How many of them are people at this device, who pass it round. */
  readonly people: number;
  /** The level of the bots on the other seats. */
  readonly level: string;
  /** OUTSPEED: tiles in order. Why First?: the tactical game. */
  readonly variant: boolean;
}

/** A first visit: a race against Rookies, in which the tiles come in order. */
const FIRST: Readonly<Record<GameName, Choice>> = {
  outspeed: { players: 4, people: 1, level: "rookie", variant: true },
  why_first: { players: 4, people: 1, level: "rookie", variant: false },
};
const PLACE = "paddock.play";

class PlayChoices {
  #chosen = $state.raw<Readonly<Record<GameName, Choice>>>(read());

  of(game: GameName): Choice {
    return this.#chosen[game];
  }

  change(game: GameName, change: Partial<Choice>): void {
    const next = { ...this.#chosen[game], ...change };
    const choice = { ...next, people: Math.min(next.people, next.players) };
    this.#chosen = { ...this.#chosen, [game]: choice };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#chosen));
    } catch {
      // A private window may not remember anything: then it lasts as long as the page.
    }
  }
}

function read(): Readonly<Record<GameName, Choice>> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<typeof FIRST>;
    return {
      outspeed: { ...FIRST.outspeed, ...kept.outspeed },
      why_first: { ...FIRST.why_first, ...kept.why_first },
    };
  } catch {
    return FIRST;
  }
}

export const playChoices = new PlayChoices();

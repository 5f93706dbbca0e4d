/** What Play now starts: how many play, against whom, with which tiles. Remembered on this device. */

import { ABOUT, GAMES, type GameName } from "../games/catalog";

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
  const kept = stored();
  const choices = GAMES.map((game) => [game, { ...firstChoice(game), ...kept[game] }]);
  return Object.fromEntries(choices) as Record<GameName, Choice>;
}

/** A first visit: a race against Rookies. */
function firstChoice(game: GameName): Choice {
  return { players: 4, people: 1, level: "rookie", variant: ABOUT[game].variantFirst };
}

function stored(): Partial<Record<GameName, Partial<Choice>>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Record<GameName, Choice>>;
  } catch {
    return {};
  }
}

export const playChoices = new PlayChoices();

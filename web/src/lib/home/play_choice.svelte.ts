/** What Play now starts: how many play, against whom, with which tiles. Remembered on this device. */

import { aboutOf, GAMES } from "../games/catalog";

export interface Choice {
  /** Seats at the table. */
  readonly players: number;
  /** How many of them are people at this device, who pass it round. */
  readonly people: number;
  /** The level of the bots on the other seats. */
  readonly level: string;
  /** The other way to play. */
  readonly variant: boolean;
}

const PLACE = "paddock.play";

class PlayChoices {
  #chosen = $state.raw<Readonly<Record<string, Choice>>>(read());

  of(game: string): Choice {
    return this.#chosen[game] ?? firstChoice(game);
  }

  change(game: string, change: Partial<Choice>): void {
    const next = { ...this.of(game), ...change };
    const choice = { ...next, people: Math.min(next.people, next.players) };
    this.#chosen = { ...this.#chosen, [game]: choice };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#chosen));
    } catch {
      // A private window may not remember anything: then it lasts as long as the page.
    }
  }
}

function read(): Readonly<Record<string, Choice>> {
  const kept = stored();
  const choices = GAMES.map((game) => [game, { ...firstChoice(game), ...kept[game] }]);
  return Object.fromEntries(choices) as Readonly<Record<string, Choice>>;
}

/** A first visit: a race against Rookies. */
function firstChoice(game: string): Choice {
  return { players: 4, people: 1, level: "rookie", variant: aboutOf(game).variant?.first ?? false };
}

function stored(): Readonly<Record<string, Partial<Choice>>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Readonly<
      Record<string, Partial<Choice>>
    >;
  } catch {
    return {};
  }
}

export const playChoices = new PlayChoices();

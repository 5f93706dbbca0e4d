/** The tables where this device has a seat, and how each of them stands for it. */

import { Refused, shownTable } from "../protocol/api";
import { dropSeat, tablesOfMine, type Belonging } from "../device/my_seats";
import { message, pilot, type Message } from "../i18n/message";
import type { TableShown } from "../protocol/types";
import { isGame, aboutOf } from "../games/catalog";
import { lastShown } from "../table/last_state";
import { freeSeats, notReady } from "../table/seated";

export interface Mine {
  readonly code: string;
  readonly seats: readonly number[];
  /** When this device was last there, in milliseconds since 1970; null: nobody knows. */
  readonly at: number | null;
  /** Null: the server did not answer, and this device knows nothing of the table. */
  readonly shown: TableShown | null;
  /** The server did not answer: `shown` is the last that this device saw. */
  readonly stale: boolean;
}

export interface Standing {
  /** What comes first is to be done first. */
  readonly order: number;
  readonly calls: boolean;
  readonly says: Message;
}

const MAX_TABLES = 6;
const [CALLS, GOES_ON, LOBBY, OVER, UNKNOWN] = [0, 1, 2, 3, 4];

/** What is to be said of a table to those who have a seat there. */
export function standingOf({ seats, shown }: Mine): Standing {
  if (shown === null) return quiet(UNKNOWN, message("web-table-not-reached"));
  const { look } = shown;
  if (look.status === "lobby") return inLobby(shown);
  if (look.status === "seeding") return quiet(GOES_ON, message("web-shuffling"));
  if ((look.status === "over" || look.status === "archived") && look.result !== null) {
    return quiet(OVER, ended(winnersOf(shown), seats));
  }
  if (look.status !== "playing") return quiet(OVER, message(`web-${look.status}`));
  if (seats.some((seat) => look.waiting_for.includes(seat))) {
    return { order: CALLS, calls: true, says: message("web-your-turn") };
  }
  return quiet(GOES_ON, message("web-waiting-for", { pilots: look.waiting_for.map(pilot) }));
}

/** No result names a figure without a seat: it has won where nobody else has. */
function winnersOf({ table, look }: TableShown): readonly number[] {
  const winners = look.result?.winners ?? [];
  return winners.length === 0 && strangerWins(table.game) ? [look.seats.length] : winners;
}

function strangerWins(game: string): boolean {
  return isGame(game) && aboutOf(game).strangerWins === true;
}

/** Who won. Several at one device are called by name. */
function ended(winners: readonly number[], seats: readonly number[]): Message {
  const won = winners.some((seat) => seats.includes(seat));
  if (won && seats.length === 1) {
    return message(winners.length === 1 ? "web-table-won" : "web-table-shared");
  }
  const parts = { count: winners.length, pilots: winners.map(pilot) };
  return winners.length === 0 ? message("web-over") : message("web-table-winners", parts);
}

function inLobby({ look }: TableShown): Standing {
  const free = freeSeats(look).length;
  const waiting = notReady(look);
  if (free > 0) return quiet(LOBBY, message("web-seats-still-free", { count: free }));
  if (waiting.length === 0) return quiet(LOBBY, message("web-can-start"));
  return quiet(LOBBY, message("web-waiting-for", { pilots: waiting.map(pilot) }));
}

function quiet(order: number, says: Message): Standing {
  return { order, calls: false, says };
}

/** The newest of them as they are now; what is no longer there is forgotten. */
export async function myTables(): Promise<readonly Mine[]> {
  const mine = tablesOfMine().slice(0, MAX_TABLES);
  const found = await Promise.all(mine.map(({ code, belongings }) => look(code, belongings)));
  return found
    .filter((one) => one !== null)
    .map((one) => ({ one, order: standingOf(one).order }))
    .sort((one, other) => one.order - other.order)
    .map(({ one }) => one);
}

async function look(code: string, belongings: readonly Belonging[]): Promise<Mine | null> {
  const seats = belongings.map(({ seat }) => seat);
  const at = belongings[0]?.at ?? null;
  try {
    return { code, seats, at, shown: await shownTable(code), stale: false };
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404)
      return { code, seats, at, shown: await lastShown(code, seats[0] ?? 0), stale: true };
    for (const seat of seats) dropSeat(code, seat);
    return null;
  }
}

const UNITS = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
  ["month", 30],
] as const;

/** How long ago something was, in the words of a language. */
export function ago(milliseconds: number, language: string): string {
  let [unit, count]: [Intl.RelativeTimeFormatUnit, number] = ["second", milliseconds / 1000];
  for (const [larger, size] of UNITS) {
    if (count < size) break;
    [unit, count] = [larger, count / size];
  }
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  // Who was there just now need not know for how many seconds.
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(count), unit);
}

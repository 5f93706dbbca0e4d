/** From a sentence at the table to the numbered rule behind it. */

import { tableOf } from "../games/catalog";

/** The number of the rule behind a message; null: no rule of the game. */
export function ruleOf(game: string, message: string): string | null {
  return tableOf(game)?.rules[message] ?? null;
}

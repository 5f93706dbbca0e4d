/** From a sentence at the table to the numbered rule behind it. */

import { tableOf } from "../games/catalog";

/** The number of the rule behind a message; null: no rule of the game. A variant may have its own. */
export function ruleOf(
  game: string,
  message: string,
  variant: string | null = null,
): string | null {
  const rules = tableOf(game)?.rules;
  return rules?.[`${message}/${variant}`] ?? rules?.[message] ?? null;
}

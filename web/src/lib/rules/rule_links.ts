/** From a sentence at the table to the numbered rule behind it. */

import { isGame, type GameName } from "../games/catalog";
import { outspeedRules } from "../games/outspeed/event_rules";
import { whyFirstRules } from "../games/why_first/event_rules";

/** Numbers of rules by the names of messages. */
export type Rules = Readonly<Record<string, string>>;

const RULES: Readonly<Record<GameName, Rules>> = {
  outspeed: outspeedRules,
  why_first: whyFirstRules,
};

/** The number of the rule behind a message; null: no rule of the game. */
export function ruleOf(game: string, message: string): string | null {
  return isGame(game) ? (RULES[game][message] ?? null) : null;
}

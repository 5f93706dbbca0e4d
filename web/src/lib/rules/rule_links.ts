/** From a sentence at the table to the numbered rule behind it. */

/** Numbers of rules by the names of messages, or by `name/variant`. */
export type RuleNumbers = Readonly<Record<string, string>>;

const numbers = new Map<string, RuleNumbers>();

/** A game says which rules its sentences lead to. */
export function learnRules(game: string, known: RuleNumbers): void {
  numbers.set(game, known);
}

/** The number of the rule behind a message; null: no rule of the game. A variant may have its own. */
export function ruleOf(
  game: string,
  message: string,
  variant: string | null = null,
): string | null {
  const rules = numbers.get(game);
  return rules?.[`${message}/${variant}`] ?? rules?.[message] ?? null;
}

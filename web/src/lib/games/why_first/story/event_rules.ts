/** The rule of docs/rules/why_first.md behind each sentence and hint of the game. */

import type { RuleNumbers } from "../../../rules/rule_links";

export const whyFirstRules: RuleNumbers = {
  "race-begins": "2.2",
  "hand-dealt": "2.1",
  "race-round": "3.1",
  "cards-turned-up": "3.2",
  "leon-turned-up": "6.2",
  "figure-moved": "3.2",
  "figure-moved-by": "7.2",
  "figure-stays": "3.3",
  "figure-stays-by": "7.3",
  // Of the tactical game.
  "cards-turned-up/tactical": "7.1",
  "figure-moved/tactical": "7.2",
  "figure-stays/tactical": "7.3",
  "race-scored": "4.1",
  "race-scored-nothing": "4.1",
  "race-without-second": "4.2",
  totals: "4.1",
  "game-ended": "5.1",
  winners: "5.1",
  ranking: "10.1",
  // Hints of the first game.
  "web-why-hint-track": "5.1",
  "web-why-hint-second": "4.1",
  "web-why-hint-hand": "3.1",
  "web-why-hint-last": "3.4",
  "web-why-hint-pad": "5.1",
  "web-why-hint-order": "7.2",
};

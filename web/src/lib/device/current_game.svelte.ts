/** Which game is on the page that is open, for whoever wants to read its rules. */

import type { GameName } from "../games/catalog";

class CurrentGame {
  game = $state<GameName | null>(null);
  /** A table is played on the page, under a bar of its own. */
  atTable = $state(false);
}

export const currentGame = new CurrentGame();

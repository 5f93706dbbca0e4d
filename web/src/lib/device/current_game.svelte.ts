/** The game on the open page: the header links to its rules. */

import type { GameName } from "../games/catalog";

class CurrentGame {
  game = $state<GameName | null>(null);
  /** A table is played on the page, under a bar of its own. */
  atTable = $state(false);
}

export const currentGame = new CurrentGame();

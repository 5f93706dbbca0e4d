/** The game on the open page: the header links to its rules. */

class CurrentGame {
  game = $state<string | null>(null);
  /** A table is played on the page, under a bar of its own. */
  atTable = $state(false);
}

export const currentGame = new CurrentGame();

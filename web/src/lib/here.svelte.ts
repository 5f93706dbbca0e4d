/** Which game is on the page that is open, for whoever wants to read its rules. */

import type { GameName } from "./games";

class Here {
  game = $state<GameName | null>(null);
}

export const here = new Here();

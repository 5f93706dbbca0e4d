/** What is heard of a game. */

import { play } from "../device/sound";
import { tableOf } from "../games/catalog";

/** Play the sound of an event; most make none. */
export function playFor(game: string, event: { readonly type: string }): void {
  const sound = tableOf(game)?.sounds?.[event.type];
  if (sound !== undefined) play(sound);
}

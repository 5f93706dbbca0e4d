/** How a race of OUTSPEED is shown, event by event. */

import type { Message } from "../message";
import type { OutspeedEvent, OutspeedView } from "../protocol";
import type { Staging } from "../stage.svelte";

export type View = Omit<OutspeedView, "config">;

/** The picture of a race. */
export interface Scene {
  readonly view: View;
}

export const outspeedStaging: Staging<View, OutspeedEvent, Scene> = {
  sceneOf: (view) => ({ view }),
  after: (scene) => scene,
  lasts: () => 0,
  tell: (): readonly Message[] => [],
};

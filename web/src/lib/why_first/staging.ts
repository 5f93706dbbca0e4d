/** How a game of Why First? is shown, event by event. */

import type { Message } from "../message";
import type { WhyFirstEvent, WhyFirstView } from "../protocol";
import type { Staging } from "../stage.svelte";

export type View = Omit<WhyFirstView, "config">;

/** The picture of a game. */
export interface Scene {
  readonly view: View;
}

export const whyFirstStaging: Staging<View, WhyFirstEvent, Scene> = {
  sceneOf: (view) => ({ view }),
  after: (scene) => scene,
  lasts: () => 0,
  tell: (): readonly Message[] => [],
};

/** Any game, shown event by event: sentences come from the server, the picture is the view itself. */

import type { AnyStaging } from "../../board/stage.svelte";
import type { GameView } from "../../protocol/types";
import { Told } from "./told.svelte";

const SENTENCE_MS = 1200;
const told = new Map<string, Told>();

export function toldOf(game: string): Told {
  const known = told.get(game) ?? new Told(game);
  told.set(game, known);
  return known;
}

export function stagingOf(game: string): AnyStaging {
  const words = toldOf(game);
  return {
    sceneOf: (view: GameView) => view,
    after: (scene: unknown) => scene,
    learn: (events) => words.learn(events),
    lasts: (event) => (words.of(event).length > 0 ? SENTENCE_MS : 0),
    tell: (event) => words.of(event),
  };
}

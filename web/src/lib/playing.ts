/** What a game's table is given to show, live at a table or in a replay. */

import type { Message } from "./message";
import type { NameOf } from "./words.svelte";

export interface Playing<Config, View, Event, Scene, Action, Prospects> {
  readonly config: Config;
  /** The picture: the view, or the way to it while events are shown. */
  readonly scene: Scene;
  /** The event that is being shown, if any. */
  readonly event: Event | null;
  /** What is true when everything is shown. */
  readonly view: View;
  /** What the options would lead to, as the server knows it. */
  readonly prospects: Prospects | null;
  /** Whose eyes these are; null: a spectator's. */
  readonly seat: number | null;
  /** What can be chosen now: nothing, while events are shown or others are asked. */
  readonly options: readonly Action[];
  /** What is chosen; it can be changed until the last one has chosen. */
  readonly choice: Action | null;
  /** Who has yet to choose. */
  readonly waitingFor: readonly number[];
  readonly busy: boolean;
  /** How many times faster than the usual events are shown just now. */
  readonly hurry: number;
  readonly choose: (action: Action) => void;
  readonly nameOf: NameOf;
  /** A television in the room: large things, nothing to press. */
  readonly large: boolean;
}

/** A game in words, for the status line and for those who do not see the board. */
export interface Wording<Config, View, Prospects> {
  /** What is asked of this seat now, such as "Choose a route". */
  asked: (view: View) => Message;
  /** Who is asked at once, as far as the view tells: those of them who are not awaited have chosen. */
  asks: (config: Config, view: View) => readonly number[];
  /** The whole board, sentence by sentence. */
  board: (config: Config, view: View, prospects: Prospects | null) => readonly Message[];
}

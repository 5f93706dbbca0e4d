/** What a game's table is given to show, live at a table or in a replay. */

import type { Message } from "../i18n/message";
import type { NameOf } from "../i18n/words.svelte";
import type { GameOver } from "../protocol/types";
import type { SeatMark } from "./seat_mark";

export interface BoardProps<Config, View, Event, Scene, Action, Prospects> {
  /** The name of the game. */
  readonly game: string;
  readonly config: Config;
  /** The picture: the view, or the way to it while events are shown. */
  readonly scene: Scene;
  /** The event that is being shown, if any. */
  readonly event: Event | null;
  /** All events that are being shown together; without it, `event` alone. */
  readonly beat?: readonly Event[];
  /** How far the showing is, from 0 to 1. */
  readonly progress?: number;
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
  /** Whether the server has that choice. */
  readonly lockedIn: boolean;
  /** Who is asked now, at once; empty in a replay. */
  readonly asked: readonly number[];
  /** Who of them has yet to choose. */
  readonly waitingFor: readonly number[];
  readonly busy: boolean;
  /** How many times faster than the usual events are shown just now. */
  readonly hurry: number;
  /** Times the usual pace, where it is not that of the settings. */
  readonly pace?: number;
  readonly choose: (action: Action) => void;
  /** Show the rest at once; null while nothing is being shown. */
  readonly skip: (() => void) | null;
  /** What happened last, in a line. */
  readonly caption: string;
  /** The same in sentences that can be linked to their rules. */
  readonly lines?: readonly Message[];
  /** What everybody sees at each player's seat. */
  readonly seats: readonly SeatMark[];
  readonly nameOf: NameOf;
  /** Everything that has happened, also what is yet to be shown; for the story of a game. */
  readonly events?: readonly Event[];
  /** All that was said of the last reveal, for those who did not watch it happen. */
  readonly summary?: readonly string[];
  /** How it ended. */
  readonly result?: GameOver | null;
  /** Go to the end without showing what leads there. */
  readonly rush?: () => void;
  /** Another game against the same bots; null where others sit here, too. */
  readonly again?: (() => void) | null;
  /** A television in the room: large things, nothing to press. */
  readonly large: boolean;
}

/** A game in words, for the status line and for those who do not see the board. */
export interface Wording<Config, View, Prospects, Action = never> {
  /** What is asked of this seat now, such as "Choose a route". */
  asked: (view: View, config: Config) => Message;
  /** The whole board, sentence by sentence. */
  board: (config: Config, view: View, prospects: Prospects | null) => readonly Message[];
  /** What it means for me: my place and my danger. Nothing for somebody who only watches. */
  mine?: (
    view: View,
    options: readonly Action[],
    prospects: Prospects | null,
  ) => readonly Message[];
  /** How far the game is: sections, each with as many steps as it has, and the step that is on. */
  progress: (view: View) => Progress | null;
  /** Keys that the table of the game answers to, and the messages that say what they do. */
  keys: readonly Key[];
}

export interface Progress {
  readonly sections: readonly number[];
  /** Counted from 0 over all sections. */
  readonly now: number;
  /** The same in words. */
  readonly text: Message;
}

export interface Key {
  readonly keys: string;
  readonly means: string;
}

/** The component that shows each game, and its words. */

import type { Component } from "svelte";
import OutspeedTable from "../games/outspeed/OutspeedTable.svelte";
import { outspeedWording } from "../games/outspeed/board_text";
import type { Wording } from "./board_props";
import type { Action, Config, GameView } from "../protocol/types";
import WhyFirstTable from "../games/why_first/WhyFirstTable.svelte";
import { whyFirstWording } from "../games/why_first/board_text";

export interface Face {
  /** It takes a `BoardProps` of its own game. */
  readonly component: unknown;
  readonly wording: Wording<Config, GameView, unknown, Action>;
  /** It fills the page itself: what happened, who has chosen and Skip are in its picture. */
  readonly framed: boolean;
}

const FACES: Readonly<Record<string, Face>> = {
  outspeed: {
    component: OutspeedTable as Component<never>,
    wording: outspeedWording as Face["wording"],
    framed: true,
  },
  why_first: {
    component: WhyFirstTable as Component<never>,
    wording: whyFirstWording as Face["wording"],
    framed: true,
  },
};

/** Of a game that this client can show; while the game is not known yet (""), of the first. */
export function faceOf(game: string): Face {
  const face = game === "" ? FACES["outspeed"] : FACES[game];
  if (face === undefined) throw new Error(`no board for ${game}`);
  return face;
}

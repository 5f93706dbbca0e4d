/** The component that shows each game, and its words. */

import type { Component } from "svelte";
import OutspeedTable from "../outspeed/OutspeedTable.svelte";
import { outspeedWording } from "../outspeed/wording";
import type { Wording } from "../playing";
import type { Config, GameView } from "../protocol";
import WhyFirstTable from "../why_first/WhyFirstTable.svelte";
import { whyFirstWording } from "../why_first/wording";

export interface Face {
  /** It takes a `Playing` of its own game. */
  readonly component: unknown;
  readonly wording: Wording<Config, GameView, unknown>;
}

const FACES: Readonly<Record<string, Face>> = {
  outspeed: {
    component: OutspeedTable as Component<never>,
    wording: outspeedWording as Face["wording"],
  },
  why_first: {
    component: WhyFirstTable as Component<never>,
    wording: whyFirstWording as Face["wording"],
  },
};

export function faceOf(game: string): Face {
  const face = FACES[game] ?? FACES["outspeed"];
  if (face === undefined) throw new Error("there is a game");
  return face;
}

/** The rulebook of the game: its text, the game in a minute, drawn examples. */

import de from "virtual:rules-de-why_first";
import en from "virtual:rules-en-why_first";
import pl from "virtual:rules-pl-why_first";
import ru from "virtual:rules-ru-why_first";
import type { Rulebook } from "../../entry";
import CardExample from "./CardExample.svelte";
import { EXAMPLES } from "./examples";
import QuickPicture from "./QuickPicture.svelte";

export const rulebook: Rulebook = {
  texts: { de, en, pl, ru },
  steps: [
    ["card", "3.1"],
    ["move", "3.2"],
    ["second", "4.1"],
    ["last", "3.4"],
    ["win", "5.1"],
  ],
  picture: QuickPicture,
  examples: Object.keys(EXAMPLES),
  example: CardExample,
};

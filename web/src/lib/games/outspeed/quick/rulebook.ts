/** The rulebook of the game: its text, the game in a minute, drawn examples. */

import de from "virtual:rules-de-outspeed";
import en from "virtual:rules-en-outspeed";
import pl from "virtual:rules-pl-outspeed";
import ru from "virtual:rules-ru-outspeed";
import type { Rulebook } from "../../entry";
import RaceExample from "./RaceExample.svelte";
import { EXAMPLES } from "./examples";
import QuickPicture from "./QuickPicture.svelte";

export const rulebook: Rulebook = {
  texts: { de, en, pl, ru },
  steps: [
    ["gates", "6.1"],
    ["crowd", "7.2"],
    ["fuel", "7.4"],
    ["rear", "5.3"],
    ["tokens", "4.1"],
    ["win", "10.1"],
  ],
  picture: QuickPicture,
  examples: Object.keys(EXAMPLES),
  example: RaceExample,
};

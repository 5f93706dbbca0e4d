/** The draft that this device keeps between visits. */

import { SIDES } from "../cards/tile_amounts";
import { TOKENS } from "../story/event_text";
import { AMOUNTS, FACES, TILES, type Draft, type Term } from "./draft";

const PLACE = "paddock.draft";
const WORDS = new Set(["yellow", "blue", "dial", ...SIDES]);

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(draft));
  } catch {
    // A private window may not remember anything: then it lasts as long as the page.
  }
}

export function keptDraft(): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Whether this is a draft as this version of Paddock keeps it. */
function isDraft(found: unknown): found is Draft {
  if (!isTable(found)) return false;
  const { name, yellow, blue, tokens, tiles } = found;
  return (
    [name, yellow, blue].every((text) => typeof text === "string") &&
    isListOf(tokens, isNumberOrNothing, TOKENS.length) &&
    isListOf(tiles, isTile, TILES)
  );
}

function isTile(found: unknown): boolean {
  return isTable(found) && FACES.every((face) => isFace(found[face]));
}

function isFace(found: unknown): boolean {
  return isTable(found) && SIDES.every((side) => isRoute(found[side]));
}

function isRoute(found: unknown): boolean {
  return (
    isTable(found) &&
    typeof found["lit"] === "boolean" &&
    typeof found["token"] === "boolean" &&
    isNumberOrNothing(found["room"]) &&
    AMOUNTS.every((amount) => isListOf(found[amount], isTerm))
  );
}

function isTerm(found: unknown): found is Term {
  return typeof found === "number" || (typeof found === "string" && WORDS.has(found));
}

function isNumberOrNothing(found: unknown): boolean {
  return found === null || typeof found === "number";
}

function isListOf(found: unknown, isOne: (one: unknown) => boolean, length?: number): boolean {
  if (!Array.isArray(found)) return false;
  return (length === undefined || found.length === length) && found.every(isOne);
}

function isTable(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null;
}

/** The server's faults of a deck: what they say, and which field of the form they are about. */

import { message, type Message } from "../../../i18n/message";
import { tileName } from "../cards/tile_amounts";
import { routeName } from "../story/event_text";
import type { DeckFault, Side } from "../../../protocol/types";
import type { FaceName } from "./draft";

/** Where to go for a fault: the tile and face to be shown, and the field there. */
export interface Target {
  readonly tile: number | null;
  readonly face: FaceName | null;
  /** The `id` of the field. */
  readonly field: string;
}

const OF_THE_DECK = new Set(["name", "yellow", "blue", "tokens"]);
const OF_A_ROUTE = new Set(["room", "cost", "zones", "fuel", "token"]);

export function fieldOf(side: string, field: string): string {
  return `deck-${side}-${field}`;
}

/** Null: it is about the deck as a whole, or about a file that cannot be read. */
export function targetOf({ tile, face, route, field }: DeckFault): Target | null {
  if (tile === null) {
    if (field === null || !OF_THE_DECK.has(field)) return null;
    return { tile, face: null, field: `deck-${field}` };
  }
  const at = { tile, face: face as FaceName | null };
  if (face === null) return { ...at, field: "deck-tile" };
  if (route === null) return { ...at, field: fieldOf("left", "lit") };
  return { ...at, field: fieldOf(route, field ?? "lit") };
}

/** The tile, the face, the route and the field that the fault names. */
export function placeOf({ tile, face, route, field }: DeckFault): readonly Message[] {
  return [
    ...(tile === null ? [] : [tileName(tile)]),
    ...(face === null ? [] : [message(`place-${face}`)]),
    ...(route === null ? [] : [message("place-route", { route: routeName(route as Side) })]),
    ...(field === null ? [] : [fieldName(field)]),
  ];
}

function fieldName(field: string): Message {
  const known = OF_THE_DECK.has(field) || OF_A_ROUTE.has(field);
  return known ? message(`web-decks-${field}`) : message("place-field", { field });
}

/** What is wrong there. Of the parts only a route is a word of the language. */
export function saidOf({ message: name, parts }: DeckFault): Message {
  const { route } = parts;
  return message(name, route === undefined ? parts : { ...parts, route: routeName(route as Side) });
}

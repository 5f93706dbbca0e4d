/** A deck of OUTSPEED while somebody enters it: what the fields of the form hold, good or not. */

import { SIDES } from "../cards/tile_amounts";
import { TOKENS } from "../story/event_text";
import {
  OUTSPEED,
  type Amount,
  type Face,
  type OutspeedDeck,
  type Route,
  type Side,
} from "../../../protocol/types";

export const FACES = ["face34", "face56"] as const;
export type FaceName = (typeof FACES)[number];

export const AMOUNTS = ["cost", "zones", "fuel"] as const;
export type AmountName = (typeof AMOUNTS)[number];

export type Die = "yellow" | "blue";
/** A part of a sum, as it stands in a deck file. */
export type Term = number | Die | Side | "dial";

export interface DraftRoute {
  /** A dark route keeps what was entered, should it be lit again. */
  lit: boolean;
  room: number | null;
  cost: Term[];
  zones: Term[];
  fuel: Term[];
  token: boolean;
}
export type DraftFace = Record<Side, DraftRoute>;
export interface DraftTile {
  face34: DraftFace;
  face56: DraftFace;
}
export interface Draft {
  name: string;
  /** The faces of a die, as somebody types them. */
  yellow: string;
  blue: string;
  tokens: (number | null)[];
  /** By number: the first is tile 1. */
  tiles: DraftTile[];
}

export const TILES = OUTSPEED.tiles;
const LARGEST_DIGIT = 9;
const DIE_OF: Readonly<Record<AmountName, Die>> = { cost: "yellow", zones: "blue", fuel: "yellow" };
const DIGITS = Array.from({ length: LARGEST_DIGIT + 1 }, (_, digit) => digit);

/** What the format has for this amount: digits, its die, counts of routes, and the dial. */
export function termsFor(amount: AmountName): readonly Term[] {
  const dial = amount === "fuel" ? [] : (["dial"] as const);
  return [...DIGITS, DIE_OF[amount], ...SIDES, ...dial];
}

/** A draft of what the server has read; a tile that it did not find has no lit route. */
export function draftOf(deck: OutspeedDeck): Draft {
  const tiles = Array.from({ length: TILES }, (_, place) => {
    const tile = deck.tiles.find(({ number }) => number === place + 1);
    return { face34: draftFace(tile?.face34), face56: draftFace(tile?.face56) };
  });
  return {
    name: deck.name,
    yellow: deck.yellow.join(" "),
    blue: deck.blue.join(" "),
    tokens: TOKENS.map((_, place) => deck.tokens[place] ?? 0),
    tiles,
  };
}

function draftFace(face: Face | undefined): DraftFace {
  return {
    left: draftRoute(face?.left),
    middle: draftRoute(face?.middle),
    right: draftRoute(face?.right),
  };
}

function draftRoute(route: Route | null | undefined): DraftRoute {
  return {
    lit: route !== null && route !== undefined,
    room: route?.room ?? null,
    cost: termsOf(route?.cost, "cost"),
    zones: termsOf(route?.zones, "zones"),
    fuel: termsOf(route?.fuel, "fuel"),
    token: route?.token ?? false,
  };
}

/** A number that was summed from several is written as several again. */
function termsOf(amount: Amount | undefined, name: AmountName): Term[] {
  const { number = 0, dice = 0, counts = [], dial = false } = amount ?? {};
  const digits = Array.from({ length: Math.ceil(number / LARGEST_DIGIT) }, (_, place) =>
    Math.min(LARGEST_DIGIT, number - place * LARGEST_DIGIT),
  );
  const rolled = Array.from({ length: dice }, () => DIE_OF[name]);
  return [...digits, ...rolled, ...counts, ...(dial ? (["dial"] as const) : [])];
}

/** A face as the table draws it. */
export function faceOfDraft(face: DraftFace): Face {
  return {
    left: routeOfDraft(face.left),
    middle: routeOfDraft(face.middle),
    right: routeOfDraft(face.right),
  };
}

function routeOfDraft({ lit, room, cost, zones, fuel, token }: DraftRoute): Route | null {
  if (!lit) return null;
  return { room, cost: summed(cost), zones: summed(zones), fuel: summed(fuel), token };
}

function summed(terms: readonly Term[]): Amount {
  const isSide = (term: Term): term is Side => (SIDES as readonly Term[]).includes(term);
  return {
    number: terms.reduce<number>((sum, term) => sum + (typeof term === "number" ? term : 0), 0),
    dice: terms.filter((term) => term === "yellow" || term === "blue").length,
    counts: terms.filter(isSide),
    dial: terms.includes("dial"),
  };
}

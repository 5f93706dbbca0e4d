/** A draft as a deck file: the format of docs/guides/enter-your-own-tiles.md. */

import { SIDES } from "../cards/tile_amounts";
import { TOKENS } from "../story/event_text";
import { AMOUNTS, FACES, type Draft, type DraftFace, type DraftRoute, type Term } from "./draft";

/** Bad values are written as they are: the server finds them, and says where. */
export function tomlOf(draft: Draft): string {
  const tokens = TOKENS.map((token, place) => `${token} = ${value(draft.tokens[place] ?? null)}`);
  const lines = [
    'game = "outspeed"',
    `name = ${quoted(draft.name)}`,
    "",
    "[tokens]",
    ...tokens,
    "",
    "[dice]",
    `yellow = ${dieOf(draft.yellow)}`,
    `blue = ${dieOf(draft.blue)}`,
    ...draft.tiles.flatMap((tile, place) => [
      "",
      "[[tile]]",
      `number = ${place + 1}`,
      ...FACES.flatMap((face) => [`[tile.${face}]`, ...routesOf(tile[face])]),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

function routesOf(face: DraftFace): string[] {
  return SIDES.filter((side) => face[side].lit).map((side) => `${side} = ${routeOf(face[side])}`);
}

function routeOf(route: DraftRoute): string {
  const fields = [
    ...(route.room === null ? [] : [`room = ${value(route.room)}`]),
    ...AMOUNTS.filter((name) => route[name].length > 0).map(
      (name) => `${name} = [${route[name].map(termOf).join(", ")}]`,
    ),
    ...(route.token ? ["token = true"] : []),
  ];
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

function termOf(term: Term): string {
  return typeof term === "number" ? value(term) : quoted(term);
}

/** An empty field of a number is no number in the file either. */
function value(number: number | null): string {
  return number !== null && Number.isSafeInteger(number) ? String(number) : quoted(`${number}`);
}

function dieOf(typed: string): string {
  const faces = typed.split(/[\s,;]+/).filter((face) => face !== "");
  return `[${faces.map((face) => (/^\d{1,9}$/.test(face) ? `${Number(face)}` : quoted(face))).join(", ")}]`;
}

/** A basic string of TOML: what it does not allow as it is, is escaped; half a letter is none. */
export function quoted(text: string): string {
  const whole = text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
  // eslint-disable-next-line no-control-regex -- these are what has to be escaped
  const escaped = whole.replace(/["\\\u0000-\u001f\u007f]/g, (letter) => {
    if (letter === '"' || letter === "\\") return `\\${letter}`;
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `"${escaped}"`;
}

const LONGEST_NAME = 40;

/** The file name: the deck's name without characters that file systems reject. */
export function fileNameOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, "-");
  const short = plain.slice(0, LONGEST_NAME).replace(/^-+|-+$/g, "");
  return `${short === "" ? "tiles" : short}.toml`;
}

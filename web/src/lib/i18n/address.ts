/** Which sentence speaks to its reader: "You pay 2 fuel", not "Mira pays 2 fuel". */

import type { Message, Part } from "./message";

/** A name and a colon, or a place and a name: "You" fits as it is. */
const NAMES_ONLY: ReadonlySet<string> = new Set([
  "card-before",
  "card-before-oneself",
  "card-of-pilot",
  "pilot-and-dial",
  "pilot-and-route",
  "pilot-and-token",
  "pilot-and-total",
  "place-and-pilot",
  "web-why-went",
]);

/** The message to say instead, if there is one. */
export function addressed({ name, parts }: Message, reader: number): string | null {
  const { pilot, pilots, figure, target } = parts;
  const alone = Array.isArray(pilots) && pilots.length === 1 ? (pilots[0] as Part) : undefined;
  if (is(pilot, reader) || is(alone, reader)) return `web-to-you-${name}`;
  return is(figure, reader) || is(target, reader) ? `web-on-you-${name}` : null;
}

/** Whether the reader can be called "You" where the name would be. */
export function callsYou({ name, parts }: Message, reader: number): boolean {
  return NAMES_ONLY.has(name) && is(parts["pilot"], reader);
}

function is(part: Part | undefined, reader: number): boolean {
  return typeof part === "object" && "pilot" in part && part.pilot === reader;
}

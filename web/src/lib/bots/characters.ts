/**
 * Who a bot is: a name, a face and a temper. Everybody at a table sees the same one, so it follows from
 * the table's code and the seat alone.
 */

/** The server seats a Regular who plays boldly on even seats and carefully on odd ones. Tempers fit that. */
const BOLD = ["vega", "kit", "zip"] as const;
const CAREFUL = ["otto", "nova", "gale"] as const;

export type Character = (typeof BOLD)[number] | (typeof CAREFUL)[number];

export function characterOf(code: string, seat: number): Character {
  const group = seat % 2 === 0 ? BOLD : CAREFUL;
  const place = (Math.floor(seat / 2) + digest(code)) % group.length;
  return group[place] ?? "vega";
}

/** The message with a character's temper; a bot that was seated as bold or careful is just that. */
export function temperOf(character: Character, level: string): string {
  return level === "bold" || level === "careful"
    ? `web-temper-${level}`
    : `web-temper-${character}`;
}

/** A number of a text, the same on every device (FNV-1a). */
export function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

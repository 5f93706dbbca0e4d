/** A sentence to be said in any language: the twin of src/paddock/core/message.py. */

/** Somebody at the table, to be called by name. Leon and other figures have numbers too. */
export interface Pilot {
  readonly pilot: number;
}

export type Part = string | number | Pilot | Message | readonly Message[] | readonly Pilot[];
export type Parts = Readonly<Record<string, Part>>;

/** `parts` are what the sentence speaks of: numbers, people, other messages, lists of them. */
export interface Message {
  readonly name: string;
  readonly parts: Parts;
}

export function message(name: string, parts: Parts = {}): Message {
  return { name, parts };
}

export function pilot(number: number): Pilot {
  return { pilot: number };
}

/** What sounds are made of, as data, and those of every game: what a synthesizer plays. */

/** A part of a sound: a tone that may glide, or noise through a filter. Seconds and hertz. */
export interface Part {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to?: number;
  readonly shape?: OscillatorType | "noise";
  /** Against the others; 1 is the usual. */
  readonly level?: number;
}
export type Sound = readonly Part[];

export function tone(from: number, at: number, length: number, more: Partial<Part> = {}): Part {
  return { from, at, length, ...more };
}

export function noise(from: number, to: number, at: number, length: number, level = 1): Part {
  return { shape: "noise", from, to, at, length, level };
}

/** Alerts, for somebody who looks elsewhere. */
export const TURN: Sound = [tone(523, 0, 0.14), tone(784, 0.12, 0.24)];
export const CHAT: Sound = [tone(988, 0, 0.07, { level: 0.7 })];
export const ALERTS: ReadonlySet<Sound> = new Set([TURN, CHAT]);
/** A choice is sent. */
export const LOCK: Sound = [
  noise(2600, 1200, 0, 0.03),
  tone(180, 0.01, 0.07, { shape: "square", level: 0.5 }),
];

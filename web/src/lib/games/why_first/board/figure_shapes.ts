/** What a figure looks like: its badge's shape, in a square of 40, and its face. */

const CIRCLE = "M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32z";
const SQUARE = "M9 5h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z";
const TRIANGLE = "M20 2.5 38 35.5H2Z";
const DIAMOND = "M20 1.5 38.5 20 20 38.5 1.5 20Z";
const STAR = "M20 1 26.8 12.2 39.5 15.2 30.9 25.1 32 38.1 20 33 8 38.1 9.1 25.1.5 15.2 13.2 12.2Z";
const HEXAGON = "M38.5 20 29.3 36H10.8L1.5 20 10.8 4H29.3Z";
const PENTAGON = "M20 2 37.5 15 31 36.5H9L2.5 15Z";

export interface Badge {
  readonly path: string;
  /** Where the letter stands, and how large it is. */
  readonly baseline: number;
  readonly size: number;
}

const BADGES: readonly Badge[] = [
  { path: CIRCLE, baseline: 26.8, size: 19 },
  { path: SQUARE, baseline: 26.8, size: 19 },
  { path: TRIANGLE, baseline: 30.5, size: 15.5 },
  { path: DIAMOND, baseline: 26.5, size: 17 },
  { path: STAR, baseline: 28, size: 15.5 },
  { path: HEXAGON, baseline: 26.8, size: 19 },
];
const LEON: Badge = { path: PENTAGON, baseline: 28, size: 18 };

export function badgeOf(figure: number, isLeon: boolean): Badge {
  return isLeon ? LEON : (BADGES[figure % BADGES.length] ?? LEON);
}

const LIVERIES = ["p-r", "p-b", "p-g", "p-y", "p-p", "p-w"] as const;

/** The class that colours a figure and everything that belongs to it. */
export function colourOf(figure: number, isLeon: boolean): string {
  return isLeon ? "p-l" : (LIVERIES[figure % LIVERIES.length] ?? "p-l");
}

/** How a figure feels about its place. */
export type Mood = "calm" | "worried" | "glad" | "sly" | "sad";

export interface MoodFacts {
  readonly field: number;
  readonly fields: readonly number[];
  readonly second: number | null;
  /** It went back in the last reveal. */
  readonly wentBack: boolean;
  /** It is the viewer's own, and they are choosing. */
  readonly plotting: boolean;
}

/** Worried when first, glad when second; sad when sent back. */
export function moodOf({ field, fields, second, wentBack, plotting }: MoodFacts): Mood {
  if (second !== null && field === second) return "glad";
  if (second !== null && field === Math.max(...fields)) return "worried";
  if (plotting) return "sly";
  return wentBack ? "sad" : "calm";
}

/** Where a long name may be broken: between syllables, guessed from vowels and consonants. */

const SOFT_HYPHEN = "\u00AD";
/** Shorter words fit wherever a name is shown. */
const LONG = 9;
/** So many letters at least stay together at both ends of a word. */
const END = 3;
const VOWEL = "[aeiouyäöüąęóéèêáàâíúаеёиоуыэюя]";
/** Before a consonant that a vowel follows, where a vowel came earlier; sch, th or cz stay one. */
const SEAM = new RegExp(
  `(?<=${VOWEL}\\p{L}*)(?<!s(?=ch)|[cspt](?=h)|[csrd](?=z))` +
    `(?=(?:sch|[cspt]h|[csrd]z|(?!${VOWEL})\\p{L})${VOWEL})`,
  "giu",
);

/** How long the longest word is: lines break after spaces and hyphens. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/u).map((word) => Array.from(word).length));
}

/** The same name with soft hyphens in its long words: they show only where a line breaks. */
export function hyphenated(name: string): string {
  return name.replace(/[^\s-]+/gu, (word) => (word.length > LONG ? broken(word) : word));
}

function broken(word: string): string {
  return word.replace(SEAM, (_, at: number) => {
    return at < END || at > word.length - END ? "" : SOFT_HYPHEN;
  });
}

/** The first word of a name, at most so many letters of it. */
export function shortened(name: string, most: number): string {
  const letters = Array.from(name.split(/[\s-]/)[0] ?? "");
  return letters.length <= most ? letters.join("") : `${letters.slice(0, most - 1).join("")}…`;
}

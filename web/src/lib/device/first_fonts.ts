/** The typefaces of the first picture. Text that is painted before they come moves when they do. */

import type { Language } from "../i18n/words.svelte";

/** A letter of each file that a language needs. */
const LETTERS: Readonly<Record<Language, string>> = { en: "A", de: "A", pl: "Aą", ru: "AЯ" };
const FACES = ['italic 900 1em "Exo 2"', '900 1em "Exo 2"', '800 1em "Nunito"'];
/** A slow network shows the system's typeface first. */
const MAX_WAIT_MS = 700;

export async function loadFirstFonts(language: Language): Promise<void> {
  const loads = FACES.map((face) => document.fonts.load(face, LETTERS[language]));
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([Promise.allSettled(loads), late]);
}

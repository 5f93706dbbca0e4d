/** Names for people who give none: two of them at a table can be distinguished. */

import { t } from "./words.svelte";

const PLACE = "paddock.nickname";
const MANY = 60;
const FIRST = kept();

/** The same one on this device, day after day; others for the others at it. */
export function invented(further = 0): string {
  const names = t("web-nicknames").split(", ");
  return names[(FIRST + further) % names.length] ?? "";
}

/** The number of this device's name, drawn once: a name in another language is the same star. */
function kept(): number {
  const drawn = Math.floor(Math.random() * MANY);
  try {
    const found = Number.parseInt(localStorage.getItem(PLACE) ?? "", 10);
    if (found >= 0 && found < MANY) return found;
    localStorage.setItem(PLACE, String(drawn));
  } catch {
    // A private window may not remember anything: then it lasts as long as the page.
  }
  return drawn;
}

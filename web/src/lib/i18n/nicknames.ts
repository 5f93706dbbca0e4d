/** Names for people who give none: two of them at a table can be distinguished. */

import { t } from "./words.svelte";

const FIRST = Math.floor(Math.random() * 60);

/** The same one as long as the page lives; others for the others at this device. */
export function invented(further = 0): string {
  const names = t("web-nicknames").split(", ");
  return names[(FIRST + further) % names.length] ?? "";
}

/** The log of a table in words. */

import { message, pilot, type Message } from "../message";
import type { Entry } from "../protocol";
import type { Table } from "../table.svelte";

export interface Told {
  readonly number: number;
  readonly messages: readonly Message[];
}

/** A line never changes: what is said of it is worked out once, and shown lines stay as they are. */
const said = new WeakMap<Entry, Told>();

export function toldBy(table: Table): readonly Told[] {
  return table.log
    .map(({ number, entry }) => {
      const known = said.get(entry) ?? { number, messages: tell(table, entry) };
      said.set(entry, known);
      return known;
    })
    .filter(({ messages }) => messages.length > 0);
}

function tell(table: Table, entry: Entry): readonly Message[] {
  switch (entry.type) {
    case "Revealed": {
      const staging = table.stage?.staging;
      return staging === undefined ? [] : entry.events.flat().flatMap((one) => staging.tell(one));
    }
    case "Chose":
      return entry.by === "default" ? [message("web-too-late", { pilot: pilot(entry.seat) })] : [];
    case "StoodIn":
      return [message("web-stood-in", { pilot: pilot(entry.seat) })];
    case "Returned":
      return [message("web-returned", { pilot: pilot(entry.seat) })];
    case "Extended":
      return [message("web-extended", { seconds: Math.round(entry.seconds) })];
    case "Failed":
      return [message("web-rules-failed")];
    default:
      return [];
  }
}

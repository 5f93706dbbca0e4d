/** The log of a table in words. */

import { message, pilot, type Message } from "../i18n/message";
import type { Entry, GameEvent, News } from "../protocol/types";
import type { Table } from "./table_client.svelte";

export interface LogLine {
  readonly number: number;
  readonly messages: readonly Message[];
}

/** A line never changes: what is said of it is worked out once, and shown lines stay as they are. */
const said = new WeakMap<Entry, LogLine>();

/** All of the log but for events that have yet to be shown: nobody reads ahead of the picture. */
export function linesOf(table: Table): readonly LogLine[] {
  const hidden = hiddenIn(table.log, table.stage?.left ?? 0);
  return table.log
    .map(({ number, entry }) => {
      const later = hidden.get(number) ?? 0;
      if (later > 0) return { number, messages: tell(table, entry, later) };
      const known = said.get(entry) ?? { number, messages: tell(table, entry) };
      // What has yet to be learned of a game is asked again.
      if (known.messages.length > 0) said.set(entry, known);
      return known;
    })
    .filter(({ messages }) => messages.length > 0);
}

/** How many of the last events of each line are among the `left` last ones of all. */
function hiddenIn(log: readonly News[], left: number): ReadonlyMap<number, number> {
  const hidden = new Map<number, number>();
  let rest = left;
  for (let at = log.length - 1; at >= 0 && rest > 0; at -= 1) {
    const line = log[at];
    if (line?.entry.type !== "Revealed") continue;
    const here = Math.min(rest, line.entry.events.flat().length);
    hidden.set(line.number, here);
    rest -= here;
  }
  return hidden;
}

function tell(table: Table, entry: Entry, later = 0): readonly Message[] {
  switch (entry.type) {
    case "Revealed": {
      const staging = table.stage?.staging;
      const events: readonly GameEvent[] = entry.events.flat();
      const shown = events.slice(0, events.length - later);
      return staging === undefined ? [] : shown.flatMap((one) => staging.tell(one));
    }
    case "Chose":
      return entry.by === "default" ? [message("web-too-late", { pilot: pilot(entry.seat) })] : [];
    case "StoodIn":
      return [message("web-stood-in", { pilot: pilot(entry.seat) })];
    case "Returned":
      return [message("web-returned", { pilot: pilot(entry.seat) })];
    case "Hinted":
      return [message("web-hinted", { pilot: pilot(entry.seat) })];
    case "Extended":
      return [message("web-extended", { seconds: Math.round(entry.seconds) })];
    case "CalledOff":
      return [message("web-called-off")];
    case "Failed":
      return [message("web-rules-failed")];
    default:
      return [];
  }
}

/** Whether what a page showed of a game is the game that the published file tells. */

import type { Replay } from "../protocol/types";
import type { SeenLine } from "./seen_log";

interface Published {
  readonly game: string;
  readonly config: unknown;
  readonly events: readonly (readonly unknown[])[];
  readonly proof: {
    readonly table: string;
    readonly result: unknown;
    readonly lines: readonly { readonly number: number; readonly body: string }[];
  };
}

interface Body {
  readonly type: string;
  readonly seat?: number;
  readonly name?: string;
  readonly level?: string;
  readonly inputs?: readonly unknown[];
}

/** The first line that this device saw otherwise; null: none. */
export function seenMisfit(seen: readonly SeenLine[], text: string): number | null {
  const { lines } = (JSON.parse(text) as Published).proof;
  const other = seen.find(([number, entry]) => {
    const line = lines[number - 1];
    return line?.number !== number || !tells(entry, JSON.parse(line.body));
  });
  return other?.[0] ?? null;
}

/** The first line that the replay shows otherwise; null: none. */
export function replayMisfit(replay: Replay, text: string): number | null {
  const file = JSON.parse(text) as Published;
  const bodies = file.proof.lines.map(({ body }) => JSON.parse(body) as Body);
  if (replay.code !== file.proof.table || replay.options.game !== file.game) return 1;
  if (!tells(replay.config, file.config)) return 1;
  return seatMisfit(replay, bodies) ?? stepMisfit(replay, file, bodies) ?? endMisfit(replay, file);
}

/** Who sat where: the last who took each seat. */
function seatMisfit(replay: Replay, bodies: readonly Body[]): number | null {
  const misfits = replay.names.flatMap((name, seat) => {
    const last = bodies.findLastIndex((body) => isSeating(body) && body.seat === seat);
    const { name: sat = null, level = null } = bodies[last] ?? {};
    return sat === name && level === (replay.bots[seat] ?? null) ? [] : [Math.max(last, 0) + 1];
  });
  return misfits.length === 0 ? null : Math.min(...misfits);
}

function isSeating({ type }: Body): boolean {
  return type === "Sat" || type === "BotSat" || type === "Left";
}

function stepMisfit(replay: Replay, file: Published, bodies: readonly Body[]): number | null {
  /** The line in which each input was revealed. */
  const lines = bodies.flatMap(({ type, inputs = [] }, index) =>
    type === "Revealed" ? inputs.map(() => index + 1) : [],
  );
  const length = Math.max(replay.steps.length, file.events.length);
  for (let step = 0; step < length; step += 1) {
    const shown = replay.steps[step]?.events;
    if (shown === undefined || !tells(shown, file.events[step])) return lines[step] ?? 1;
  }
  return null;
}

function endMisfit(replay: Replay, file: Published): number | null {
  const { result, lines } = file.proof;
  if (result === null || tells(replay.result, result)) return null;
  return lines.length;
}

/** Whether what a viewer saw agrees with the truth; null: hidden from them. */
export function tells(seen: unknown, full: unknown): boolean {
  if (seen === null || seen === undefined) return true;
  if (typeof seen !== "object") return seen === full;
  if (typeof full !== "object" || full === null) return false;
  if (Array.isArray(seen) !== Array.isArray(full)) return false;
  const [one, other] = [seen as Record<string, unknown>, full as Record<string, unknown>];
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => name in other && tells(one[name], other[name]));
}

/** A view of any game as rows that can be read: one value, or one for each player. */

export interface Row {
  readonly label: string;
  /** One cell for each seat, or a single one. */
  readonly cells: readonly string[];
  readonly ofSeats: boolean;
}

/** The config was agreed before, and everybody sees whose eyes these are. */
const LEFT_OUT = new Set(["config", "seat", "type"]);

export function rowsOf(view: Readonly<Record<string, unknown>>, seats: number): readonly Row[] {
  return Object.entries(view)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => {
      const ofSeats = Array.isArray(value) && value.length === seats && seats > 0;
      const cells = ofSeats ? (value as unknown[]).map(textOf) : [textOf(value)];
      return { label: labelOf(name), cells, ofSeats };
    });
}

/** A name of the wire as words. */
export function labelOf(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in a cell: numbers and words as they are, lists with commas, parts by their names. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(textOf).join(", ");
  return Object.entries(value)
    .filter(([name]) => name !== "type")
    .map(([name, part]) => `${labelOf(name)}: ${textOf(part)}`)
    .join("; ");
}

/** Which rules have a drawn example, and what is drawn. Each is explained by a message of its own. */

import type { Piece, Row } from "../../../rules/examples";

export type Example =
  | Row
  | { readonly kind: "gate"; readonly room: number; readonly came: readonly string[] }
  | { readonly kind: "fuel"; readonly cost: number; readonly had: readonly Piece[] }
  | { readonly kind: "tokens"; readonly kept: string; readonly returned: string };

export const EXAMPLES: Readonly<Record<string, Example>> = {
  "7.2": { kind: "gate", room: 2, came: ["r", "b", "g"] },
  "5.3": {
    kind: "row",
    first: 1,
    last: 21,
    falls: 7,
    fresh: 15,
    pieces: [
      { livery: "r", at: 6, out: true },
      { livery: "w", at: 10 },
      { livery: "y", at: 15, from: 12 },
    ],
  },
  "7.4": {
    kind: "fuel",
    cost: 5,
    had: [
      { livery: "r", at: 5, out: true },
      { livery: "b", at: 6 },
    ],
  },
  "4.10": {
    kind: "row",
    first: 1,
    last: 14,
    pieces: [
      { livery: "g", at: 3, label: "✛" },
      { livery: "b", at: 7, label: "5 → 3" },
      { livery: "y", at: 11, label: "2 → 0", out: true },
    ],
  },
  "7.7": { kind: "tokens", kept: "nitro", returned: "tank" },
};

/** The table of a game that this client does not know. */

import { message } from "../../i18n/message";
import type { GameTable } from "../entry";
import GenericTable from "./GenericTable.svelte";
import { stagingOf, toldOf } from "./staging";
import { labelOf, rowsOf, textOf } from "./view_rows";

export function genericTable(game: string): GameTable {
  return {
    component: GenericTable,
    wording: {
      asked: () => message("web-any-choose"),
      board: (_, view) =>
        rowsOf(view as unknown as Record<string, unknown>, 0).map(({ label, cells }) =>
          message("web-any-row", { label, value: cells.join(", ") }),
        ),
      progress: () => null,
      keys: [],
    },
    staging: stagingOf(game),
    actionName: (action) =>
      toldOf(game).nameOf(action) ??
      message("web-any-row", { label: labelOf(action.type), value: textOf(action) }),
  };
}

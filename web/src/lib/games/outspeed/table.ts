/** All that a table or a replay of OUTSPEED needs. */

import type { GameTable } from "../entry";
import { outspeedWording } from "./story/board_text";
import { outspeedRules } from "./story/event_rules";
import OutspeedTable from "./OutspeedTable.svelte";
import { outspeedStaging } from "./story/staging";

export const table: GameTable = {
  component: OutspeedTable,
  wording: outspeedWording as GameTable["wording"],
  staging: outspeedStaging as GameTable["staging"],
  rules: outspeedRules,
  maxSeatsBesideInvite: 6,
};

/** All that a table or a replay of Why First? needs. */

import type { GameTable } from "../entry";
import { whyFirstWording } from "./story/board_text";
import { whyFirstRules } from "./story/event_rules";
import { whyFirstStaging } from "./story/staging";
import WhyFirstTable from "./WhyFirstTable.svelte";

export const table: GameTable = {
  component: WhyFirstTable,
  wording: whyFirstWording as GameTable["wording"],
  staging: whyFirstStaging as GameTable["staging"],
  rules: whyFirstRules,
  maxSeatsBesideInvite: 4,
};

/** All that a table or a replay of Why First? needs. */

import type { GameTable } from "../entry";
import { whyFirstWording } from "./board_text";
import { whyFirstRules } from "./event_rules";
import { whyFirstStaging } from "./staging";
import WhyFirstTable from "./WhyFirstTable.svelte";

export const table: GameTable = {
  component: WhyFirstTable,
  wording: whyFirstWording as GameTable["wording"],
  staging: whyFirstStaging as GameTable["staging"],
  rules: whyFirstRules,
  maxSeatsBesideInvite: 4,
};

/** All that a table or a replay of Why First? needs. */

import type { GameTable } from "../entry";
import LobbyDisc from "./board/LobbyDisc.svelte";
import Sign from "./board/Sign.svelte";
import { actionName } from "./story/action_name";
import { whyFirstWording } from "./story/board_text";
import { whyFirstRules } from "./story/event_rules";
import { woodenSounds } from "./story/sounds";
import { whyFirstStaging } from "./story/staging";
import { cardTalk } from "./talk";
import WhyFirstTable from "./WhyFirstTable.svelte";

export const table: GameTable = {
  component: WhyFirstTable,
  wording: whyFirstWording as GameTable["wording"],
  staging: whyFirstStaging as GameTable["staging"],
  actionName: actionName as GameTable["actionName"],
  rules: whyFirstRules,
  maxSeatsBesideInvite: 4,
  sign: Sign,
  pad: LobbyDisc,
  ground: "scene-table",
  portraits: "q",
  talk: cardTalk,
  sounds: woodenSounds,
};

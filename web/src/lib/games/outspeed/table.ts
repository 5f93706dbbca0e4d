/** All that a table or a replay of OUTSPEED needs. */

import type { GameTable } from "../entry";
import OutspeedTable from "./OutspeedTable.svelte";
import LobbyPad from "./road/LobbyPad.svelte";
import Sign from "./road/Sign.svelte";
import { actionName } from "./story/action_name";
import { outspeedWording } from "./story/board_text";
import { outspeedRules } from "./story/event_rules";
import { raceSounds } from "./story/sounds";
import { outspeedStaging } from "./story/staging";
import { raceTalk } from "./talk";

export const table: GameTable = {
  component: OutspeedTable,
  wording: outspeedWording as GameTable["wording"],
  staging: outspeedStaging as GameTable["staging"],
  actionName: actionName as GameTable["actionName"],
  rules: outspeedRules,
  fills: true,
  maxSeatsBesideInvite: 6,
  sign: Sign,
  pad: LobbyPad,
  ground: "scene-desert",
  portraits: "f",
  talk: raceTalk,
  sounds: raceSounds,
  hintLeavesOut: "web-hint-risk",
  listsPlaces: true,
  hasOdds: ([option]) => option?.type === "Program",
};

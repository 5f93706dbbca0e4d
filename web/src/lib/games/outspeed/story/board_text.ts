/** A race in words, for the status line and for those who do not see the board. */

import { message, pilot, type Message } from "../../../i18n/message";
import { OUTSPEED } from "../../../protocol/types";
import type { Wording } from "../../../board/board_props";
import type {
  OutspeedAction,
  OutspeedConfig,
  OutspeedPhase,
  OutspeedProspects,
} from "../../../protocol/types";
import { offersOf } from "../dash/choice_options";
import { dangerOf } from "../cards/danger";
import { faceOf, SIDES, tileName, wordsOf } from "../cards/tile_amounts";
import { ROUNDS, ZONES_OF_A_BOARD, type Scene, type View } from "./scene";
import { dashed, ranked, routeName, tokenName } from "./event_text";

const BOARDS = OUTSPEED.boards;
const ASKED: Readonly<Partial<Record<OutspeedPhase, string>>> = {
  declare: "web-os-choose-token",
  program: "web-os-choose-route",
  set_dial: "web-os-choose-dial",
  keep_token: "web-os-choose-keep",
};

/** The track for those who do not see it. */
export function trackText(scene: Scene): Message {
  const ships = scene.pilots.flatMap(({ zone }, seat) =>
    zone === null ? [] : [message("web-os-ship-in-zone", { pilot: pilot(seat), zone })],
  );
  const last = scene.rear + scene.boards * ZONES_OF_A_BOARD - 1;
  return message("web-os-track", { first: scene.rear, last, ships });
}

export const outspeedWording: Wording<OutspeedConfig, View, OutspeedProspects, OutspeedAction> = {
  asked: (view) => message(ASKED[view.phase] ?? "web-os-nothing-asked"),
  board: (config, view, prospects) => [
    message("web-os-round", { round: view.round, rounds: ROUNDS }),
    ...tileSaid(config, view),
    ...pilotsSaid(view, prospects),
    ...trackSaid(view, prospects),
    ...tokensSaid(view),
    ...(view.ending === null ? [] : [message(`race-ended-${dashed(view.ending)}`)]),
  ],
  mine: mineSaid,
  progress: ({ round }) => ({
    sections: [ROUNDS],
    now: round - 1,
    text: message("web-os-round", { round, rounds: ROUNDS }),
  }),
  keys: [
    { keys: "1 2 3", means: "web-key-route" },
    { keys: "Enter", means: "web-os-key-lock" },
  ],
};

/** My place, whether I stand on the board that falls next, and what each route risks. */
function mineSaid(
  view: View,
  options: readonly OutspeedAction[],
  prospects: OutspeedProspects | null,
): readonly Message[] {
  const { seat, ending } = view;
  if (seat === null || ending !== null || prospects === null) return [];
  const zone = view.zones[seat] ?? null;
  if (zone === null) return [message("web-os-say-me-out")];
  const { places, front, rear_board, will_leave, could_leave } = prospects;
  const place = places[seat] ?? 0;
  const racing = view.zones.filter((one) => one !== null).length;
  const onRear = zone <= (will_leave ?? rear_board);
  const leader = view.zones[places.indexOf(1)] ?? zone;
  const trigger = front + 1;
  return [
    message("web-os-say-me", { place, all: racing, zone }),
    message(onRear ? "web-os-say-me-rear" : "web-os-say-me-clear", { trigger, leader }),
    ...[...offersOf(options, prospects).ofRoute].flatMap(([side, leads]) => {
      const stays = could_leave !== null && zone <= could_leave;
      const { level, percent } = dangerOf(leads, stays);
      if (level === "safe" || level === "slight" || percent === null) return [];
      return [message("web-os-say-risk", { route: routeName(side), percent })];
    }),
  ];
}

function tileSaid({ deck }: OutspeedConfig, view: View): readonly Message[] {
  const tile = view.tile === null ? undefined : deck.tiles[view.tile - 1];
  if (tile === undefined) return [];
  const face = faceOf(tile, view.face);
  return [
    message("web-os-sentence", { what: tileName(tile.number) }),
    ...SIDES.map((side) => {
      const route = face[side] ?? null;
      const name = routeName(side);
      if (route === null) return message("web-os-say-dark", { route: name });
      return message("web-os-say-route", { route: name, words: wordsOf(route) });
    }),
  ];
}

function pilotsSaid(view: View, prospects: OutspeedProspects | null): readonly Message[] {
  const places = prospects?.places ?? view.zones.map((_, seat) => seat + 1);
  return ranked(places).map(([seat]) => {
    const zone = view.zones[seat] ?? null;
    if (zone === null) return message("web-os-say-out", { pilot: pilot(seat) });
    const fuel = view.fuel[seat] ?? 0;
    const tokens = view.token_counts[seat] ?? 0;
    return message("web-os-say-pilot", { pilot: pilot(seat), zone, fuel, tokens });
  });
}

function trackSaid(view: View, prospects: OutspeedProspects | null): readonly Message[] {
  const last = view.rear + (BOARDS + view.boards_added) * ZONES_OF_A_BOARD - 1;
  const will = prospects?.will_leave ?? null;
  const could = prospects?.could_leave ?? null;
  const zones = [...new Set(view.markers)].map((number) => message("web-os-number", { number }));
  return [
    message("web-os-say-track", { first: view.rear, last }),
    ...(will === null ? [] : [message("web-os-will-leave", { first: view.rear, last: will })]),
    ...(will !== null || could === null
      ? []
      : [message("web-os-could-leave", { first: view.rear, last: could })]),
    ...(zones.length === 0 ? [] : [message("web-os-say-fields", { zones })]),
  ];
}

function tokensSaid(view: View): readonly Message[] {
  if (view.seat === null) return [];
  if (view.my_tokens.length === 0) return [message("web-os-hand-empty")];
  return [message("web-os-say-hand", { tokens: view.my_tokens.map(tokenName) })];
}

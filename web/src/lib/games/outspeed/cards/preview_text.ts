/** What a choice may lead to, in words: the server worked it out. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { Landing, RouteProspect, Span, TokenProspect } from "../../../protocol/types";

/** From the least to the most: one number if they are the same. */
export function spanned([least, most]: Span): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

export function previewOfRoute(prospect: RouteProspect): readonly Message[] {
  const { if_least: near, if_most: far } = prospect;
  const ends: readonly Landing[] = [near, far];
  return [
    ...dangersOf(prospect),
    message("web-os-pay", { fuel: spanned(prospect.cost) }),
    message("web-os-left", { fuel: spanned(prospect.rewarded) }),
    message("web-os-land", { zone: spanned([near.zone, far.zone]) }),
    ...(ends.some(({ stopped }) => stopped) ? [message("web-os-stopped")] : []),
    ...(far.boards > 0 ? [message("web-os-boards")] : []),
    ...(ends.some(({ could_leave }) => could_leave) ? [message("web-os-zone-may-leave")] : []),
    ...(prospect.token ? [message("web-os-draws")] : []),
    ...(prospect.may_lose_turn && prospect.room !== null
      ? [message("web-os-crowd", { room: prospect.room })]
      : []),
  ];
}

/** The same in two sentences, for those who see the rest on the road. */
export function shortPreview(prospect: RouteProspect): readonly Message[] {
  const { if_least: near, if_most: far, room, may_lose_turn, token } = prospect;
  return [
    message(token ? "web-os-lead-token" : "web-os-lead", {
      zone: spanned([near.zone, far.zone]),
      fuel: spanned(prospect.rewarded),
    }),
    ...(near.stopped || far.stopped ? [message("web-os-stopped")] : []),
    ...(may_lose_turn && room !== null ? [message("web-os-lead-crowd", { count: room + 1 })] : []),
  ];
}

/** 6.3 The game warns of an empty tank. */
export function dangersOf(prospect: RouteProspect): readonly Message[] {
  if (prospect.will_empty) return [message("web-os-will-empty")];
  return prospect.may_empty ? [message("web-os-may-empty")] : [];
}

export function previewOfToken(
  prospect: TokenProspect,
  fuel: readonly number[],
): readonly Message[] {
  if (prospect.without_effect) return [message("web-os-would-nothing")];
  return [
    ...prospect.ships.flatMap(({ seat, zone, fuel: left, stopped }) => {
      const who = pilot(seat);
      if (zone === null) return [message("web-os-would-be-out", { pilot: who })];
      if (left !== fuel[seat]) return [message("web-os-would-have", { pilot: who, fuel: left })];
      const name = stopped ? "web-os-would-stop" : "web-os-would-move";
      return [message(name, { pilot: who, zone })];
    }),
    ...(prospect.marker === null ? [] : [message("web-os-would-stand", { zone: prospect.marker })]),
    ...(prospect.boards > 0 ? [message("web-os-boards")] : []),
  ];
}

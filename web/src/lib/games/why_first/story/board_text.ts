/** Why First? in words: what is asked, and the whole board for those who do not see it. */

import { message, pilot, type Message } from "../../../i18n/message";
import type { Wording } from "../../../board/board_props";
import type { Figure, WhyFirstConfig, WhyFirstProspects } from "../../../protocol/types";
import { RACES, ROUNDS, totalsOf, totalsWith, type View } from "./scene";
import { cardName, cardsOf, fieldName } from "./event_text";

export const whyFirstWording: Wording<WhyFirstConfig, View, WhyFirstProspects> = {
  asked,
  board,
  progress: ({ race, round }) => ({
    sections: Array.from({ length: RACES }, () => ROUNDS),
    now: (race - 1) * ROUNDS + round - 1,
    text: message("web-why-round", { race, races: RACES, round, rounds: ROUNDS }),
  }),
  keys: [
    { keys: "1 … 5", means: "web-key-card" },
    { keys: "Shift 1 … 6", means: "web-key-figure" },
    { keys: "Enter", means: "web-key-play" },
  ],
};

/** In the tactical game cards lie in a row and figures are moved one by one. */
function asked(view: View, { variant }: WhyFirstConfig): Message {
  const next = view.laid[0];
  if (view.phase === "over") return message("web-why-asked-over");
  if (view.phase === "move" && next !== undefined) {
    return message("web-why-asked-move", { card: cardName(next.card) });
  }
  return message(variant === "tactical" ? "web-why-asked-play" : "web-why-asked-lay");
}

function board(
  config: WhyFirstConfig,
  view: View,
  prospects: WhyFirstProspects | null,
): readonly Message[] {
  const { race, round } = view;
  return [
    ...(view.phase === "over"
      ? [message("web-why-asked-over")]
      : [message("web-why-board-round", { race, races: RACES, round, rounds: ROUNDS })]),
    ...figures(view, prospects?.would_score ?? []),
    ...outlook(view, prospects),
    ...cards(config, view),
  ];
}

/** Whom the race would bring nothing has the same total then as now. */
function figures(view: View, would: readonly number[]): readonly Message[] {
  const totals = totalsOf(view.points, view.fields.length);
  const then = view.phase === "over" ? totals : totalsWith(totals, would);
  return view.fields.map((field, figure) => {
    const parts = {
      pilot: pilot(figure),
      field: fieldName(field),
      total: fieldName(totals[figure] ?? 0),
    };
    return then[figure] === totals[figure]
      ? message("web-why-board-figure", parts)
      : message("web-why-board-figure-then", { ...parts, then: fieldName(then[figure] ?? 0) });
  });
}

function outlook(view: View, prospects: WhyFirstProspects | null): readonly Message[] {
  if (prospects === null) return [];
  const { second, would_win: winners } = prospects;
  const name = view.phase === "over" ? "web-why-won" : "web-why-would-win-now";
  const win = message(name, { count: winners.length, pilots: winners.map(pilot) });
  return view.phase === "over" ? [win] : [secondOf(view.fields, second), win];
}

/** Which field is second, and who stands there. */
export function secondOf(fields: readonly number[], second: number | null): Message {
  if (second === null) return message("web-why-no-second");
  const there: Figure[] = fields.flatMap((field, figure) => (field === second ? [figure] : []));
  const parts = { field: fieldName(second), count: there.length, pilots: there.map(pilot) };
  return message("web-why-second-is", parts);
}

function cards(config: WhyFirstConfig, view: View): readonly Message[] {
  const said: Message[] = [];
  if (view.laid.length > 0) {
    const order = view.laid.map(({ card, before }) =>
      message("web-why-card-of", { pilot: pilot(before), card: cardName(card), white: card[1] }),
    );
    said.push(message("web-why-board-order", { order }));
  }
  if (view.my_hand.length > 0) {
    const hand =
      config.variant === "tactical"
        ? view.my_hand.map((card) =>
            message("web-why-card-with-white", { value: cardName(card), white: card[1] }),
          )
        : cardsOf(view.my_hand);
    said.push(message("web-why-board-hand", { cards: hand }));
  }
  if (view.played.length > 0) {
    said.push(message("web-why-board-played", { cards: cardsOf(view.played) }));
  }
  return said;
}

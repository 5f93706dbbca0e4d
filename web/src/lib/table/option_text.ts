/** What was chosen when a table was opened, in words. */

import { aboutOf, isGame, titleOf } from "../games/catalog";
import { t } from "../i18n/words.svelte";
import type { Options } from "../protocol/types";

const DAY_SECONDS = 86_400;

/** The most telling first: the variant, the deck, the clock, who can find it. */
export function optionsOf(options: Options): readonly string[] {
  const { game, players, variant, clock, deck } = options;
  return [
    variantText(game, variant),
    deck === null
      ? t(isGame(game) ? "web-deck-house" : "web-deck-any", { game })
      : t("web-deck-own"),
    t("web-players-count", { players }),
    clockText(clock),
    options.private ? t("web-private") : t("web-listed"),
  ];
}

function variantText(game: string, variant: string | null): string {
  if (!isGame(game))
    return variant === null
      ? titleOf(game)
      : t("web-option", { what: titleOf(game), chosen: variant });
  const key = `web-sheet-variant-${game.replace("_", "-")}`;
  return t("web-option", { what: t(key), chosen: t(`${key}-${variant === null ? "off" : "on"}`) });
}

/** What a game is like with or without its variant, in a sentence. */
export function variantMeans(game: string, variant: boolean): string {
  const other = aboutOf(game).variant?.title ?? "";
  return t(variant ? `${other}-means` : `web-normal-${game.replace("_", "-")}-means`);
}

export function clockText(seconds: number | null): string {
  if (seconds === null) return t("web-clock-none");
  if (seconds < DAY_SECONDS) return t("web-clock-seconds", { seconds });
  return t("web-clock-days", { days: seconds / DAY_SECONDS });
}

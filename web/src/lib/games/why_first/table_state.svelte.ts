/** What the table shows where: the bottom row, the preview on the board, the hint of the moment. */

import { hints } from "../../device/hints.svelte";
import { settings } from "../../device/settings.svelte";
import { t } from "../../i18n/words.svelte";
import { WHY_FIRST } from "../../protocol/types";
import { Choice, type WhyFirstPlaying } from "./cards/choice.svelte";
import { initialsOf } from "./board/figure_initials";
import { outlookOf } from "./cards/outlook";
import { Standing } from "./settled_view.svelte";

/** Made by a component, while it is being set up. */
export class TableState {
  readonly choice: Choice;
  readonly standing: Standing;
  readonly letters = $derived.by(() => {
    const { scene, nameOf } = this.playing();
    return initialsOf(scene.fields.map((_, figure) => nameOf(figure)));
  });
  readonly pace = $derived.by(() => {
    const { pace, hurry } = this.playing();
    return settings.calm ? 0 : (pace ?? hints.paceOf("why_first")) * hurry;
  });
  /** A player has a hand below the board; all others see the cards that were played. */
  readonly plays = $derived.by(() => this.playing().seat !== null && !this.playing().large);
  /** The cards of a tactical round lie in a row, in the order in which they are used. */
  readonly queued = $derived.by(() => {
    const { scene, busy } = this.playing();
    return this.standing.tactical && (scene.mover !== null || busy) && scene.turn !== null;
  });
  /** The cards of a round lie open where the hand was. */
  readonly turning = $derived.by(() => {
    const { scene, busy } = this.playing();
    return (
      !this.plays ||
      (busy && !this.standing.tactical && scene.turn !== null) ||
      (scene.hand.length === 0 && !this.queued)
    );
  });
  readonly asks = $derived.by(() => this.choice.options.length > 0 && !this.turning);
  readonly outlook = $derived.by(() => {
    const { preview } = this.choice;
    const { scene, seat } = this.playing();
    if (preview === null) return null;
    const race = {
      scored: scene.points.length > 0,
      last: scene.race === WHY_FIRST.races,
    };
    return outlookOf(scene.fields, preview.figure, preview.prospect, seat, race);
  });
  readonly ways = $derived.by(() => {
    const { preview } = this.choice;
    if (preview === null) return this.standing.gone;
    const [start, end] = preview.prospect;
    return [{ figure: preview.figure, start, end, real: false }];
  });
  /** Who would be crowned, if not crowned already. */
  readonly hoped = $derived.by(
    () =>
      this.outlook?.seconds.filter(
        (one) => this.playing().scene.fields[one] !== this.standing.second,
      ) ?? [],
  );
  readonly leonSays = $derived.by(() => {
    const { scene, busy } = this.playing();
    const first = scene.race === 1 && scene.turn === null && !busy;
    return this.standing.leon !== null && first ? t("web-why-leon-says") : null;
  });
  /** Leon beams while he introduces himself. */
  readonly moods = $derived.by(() =>
    this.leonSays === null
      ? this.standing.moods
      : this.standing.moods.map((mood, figure) => (this.standing.isLeon(figure) ? "glad" : mood)),
  );
  /** One hint at a time, and only while there is time to read. */
  readonly hint = $derived.by(() => {
    const { scene, busy } = this.playing();
    const { tactical, second } = this.standing;
    if (!this.plays || busy || this.leonSays !== null) return undefined;
    const { action, draft, options } = this.choice;
    const asked = options.length > 0;
    const beside = this.beside();
    // In a first round each step of a choice has its hint. Beside one the panel names the goal.
    const fitting = {
      order: tactical && asked,
      track: tactical || (!beside && draft.card === null),
      hand: !tactical && asked && action === null && (beside || draft.card !== null),
      second: second !== null || action !== null,
      last: !tactical && asked && scene.hand.length < WHY_FIRST.hand,
      pad: scene.points.length > 0,
    };
    return Object.entries(fitting).find(
      ([name, fits]) => fits && hints.shows("why_first", name),
    )?.[0];
  });

  constructor(
    readonly playing: () => WhyFirstPlaying,
    /** Whether hints have a place of their own, beside what would come of a choice. */
    readonly beside: () => boolean,
  ) {
    // A hint that stood there while a choice was made has been read.
    let seen: string | undefined;
    this.choice = new Choice(playing, () => {
      const steps = this.standing.tactical ? [] : ["track", "hand"];
      for (const one of seen === undefined ? steps : [...steps, seen]) {
        if (hints.shows("why_first", one)) hints.putAway("why_first", one);
      }
    });
    this.standing = new Standing(playing);
    // In one column what comes of a choice takes its place, before the choice is sent.
    $effect(() => {
      if (beside() || this.outlook === null) seen = this.hint;
    });
    $effect(() => {
      if (this.standing.ended && playing().seat !== null) hints.finish("why_first");
    });
  }
}

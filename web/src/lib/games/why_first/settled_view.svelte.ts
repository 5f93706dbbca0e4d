/** How the game stands in the picture: prospects are true only when everything has been shown. */

import type { Figure, WhyFirstProspects } from "../../protocol/types";
import { behindTheForemost } from "./story/crown";
import type { WhyFirstPlaying } from "./cards/choice.svelte";
import { moodOf, type Mood } from "./board/figure_shapes";
import { totalsOf } from "./story/scene";

/** Made by a component, while it is being set up. */
export class Standing {
  #settled: WhyFirstProspects | null = null;
  /** How the game stood when everything was last shown. */
  readonly known = $derived.by(() => {
    const { busy, prospects } = this.playing();
    if (!busy) this.#settled = prospects;
    return this.#settled;
  });
  readonly #scene = $derived.by(() => this.playing().scene);
  /** Leon, if he races along. */
  readonly leon = $derived.by(() => {
    const { length } = this.#scene.fields;
    return length > this.playing().config.players ? length - 1 : null;
  });
  readonly tactical = $derived.by(() => this.playing().config.variant === "tactical");
  /**
   * The field that is second, marked at all times. While figures walk, the server has not said yet
   * which that is: it is where the picture shows it.
   */
  readonly second = $derived.by(() => {
    const { scored, fields } = this.#scene;
    if (scored !== null) return scored.field;
    return this.playing().busy ? behindTheForemost(fields) : (this.known?.second ?? null);
  });
  readonly totals = $derived.by(() => totalsOf(this.#scene.points, this.#scene.fields.length));
  readonly winners = $derived.by(() =>
    this.#scene.winners.length > 0 ? this.#scene.winners : (this.known?.would_win ?? []),
  );
  /** The result can be shown. */
  readonly ended = $derived.by(() => {
    const { busy, event } = this.playing();
    if (!this.#scene.over || (busy && event?.type === "RaceScored")) return false;
    return this.winners.length > 0;
  });
  /** How everybody feels about where they stand. */
  readonly moods = $derived.by((): readonly Mood[] => {
    const { fields, turn } = this.#scene;
    const { seat, busy, options } = this.playing();
    return fields.map((field, figure) =>
      moodOf({
        field,
        fields,
        second: this.second,
        wentBack: busy && field < (turn?.origin[figure] ?? field),
        plotting: figure === seat && !busy && options.length > 0,
      }),
    );
  });
  /** Ways that figures have gone in the turn that is being shown. */
  readonly gone = $derived.by(() => {
    const { turn, fields } = this.#scene;
    if (!this.playing().busy || turn === null || this.#scene.scored !== null) return [];
    const last = turn.moves.at(-1);
    const moves = this.tactical ? (last === undefined ? [] : [last]) : turn.moves;
    return moves.map(({ figure, start }) => ({
      figure,
      start,
      end: fields[figure] ?? start,
      real: true,
    }));
  });

  constructor(readonly playing: () => WhyFirstPlaying) {}

  isLeon(figure: Figure): boolean {
    return figure === this.leon;
  }
}

/** How the game stands in the picture: prospects are true only when everything has been shown. */

import type { WhyFirstProspects } from "../protocol";
import type { WhyFirstPlaying } from "./choice.svelte";
import { totalsOf, type Laid } from "./staging";
import { behindTheForemost } from "./track";

/** Made by a component, while it is being set up. */
export class Standing {
  /** How the game stood when everything was last shown. */
  known = $state.raw<WhyFirstProspects | null>(null);
  #last = $state.raw<{ race: number; laid: readonly Laid[] } | null>(null);
  readonly #scene = $derived.by(() => this.playing().scene);
  /** Leon, if he races along. */
  readonly leon = $derived.by(() => {
    const { length } = this.#scene.fields;
    return length > this.playing().config.players ? length - 1 : null;
  });
  /** Whether the cards to be seen are those of the round before. */
  readonly past = $derived.by(() => this.#scene.laid.length === 0);
  /** The cards of the last reveal: they are there to be looked at until the next. */
  readonly laid = $derived.by(() =>
    this.past && this.#last?.race === this.#scene.race ? this.#last.laid : this.#scene.laid,
  );
  /**
   * The field that is second, marked at all times. While figures walk, the server has not said yet
   * which that is: it is where the picture shows it.
   */
  readonly second = $derived.by(() => {
    const { scored, fields } = this.#scene;
    if (scored !== null) return scored.field;
    return this.playing().busy ? behindTheForemost(fields) : (this.known?.second ?? null);
  });
  /** What the race would bring each now, or has just brought. */
  readonly would = $derived.by(() => {
    const { scored } = this.#scene;
    return scored?.points ?? (this.playing().busy ? [] : (this.known?.would_score ?? []));
  });
  readonly totals = $derived.by(() => totalsOf(this.#scene.points, this.#scene.fields.length));
  /** Who would win now. Where all would, it need not be said of each. */
  readonly wouldWin = $derived.by(() => {
    if (this.playing().busy || this.known === null) return [];
    const { would_win: all } = this.known;
    return all.length === this.#scene.fields.length ? [] : all;
  });
  readonly winners = $derived.by(() =>
    this.#scene.winners.length > 0 ? this.#scene.winners : (this.known?.would_win ?? []),
  );
  readonly places = $derived.by(() =>
    this.#scene.places.length > 0 ? this.#scene.places : (this.known?.would_place ?? []),
  );
  /** The podium can be shown. */
  readonly ended = $derived.by(() => {
    const { busy, event } = this.playing();
    if (!this.#scene.over || (busy && event?.type === "RaceScored")) return false;
    return this.winners.length > 0 && this.places.length > 0;
  });

  constructor(readonly playing: () => WhyFirstPlaying) {
    $effect.pre(() => {
      if (!playing().busy) this.known = playing().prospects;
    });
    $effect.pre(() => {
      const { race, laid } = this.#scene;
      if (laid.length > 0) this.#last = { race, laid };
    });
  }
}

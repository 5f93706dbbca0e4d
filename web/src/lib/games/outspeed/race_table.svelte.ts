/** The state of the table: what is looked at and picked, and what the pick would lead to. */

import { hints } from "../../device/hints.svelte";
import { settings } from "../../device/settings.svelte";
import type { BoardProps } from "../../board/board_props";
import type {
  OutspeedAction,
  OutspeedConfig,
  OutspeedEvent,
  OutspeedProspects,
  RouteProspect,
  Side,
  Token,
} from "../../protocol/types";
import { beatKind } from "./story/beats";
import { kindsOf, offersOf, type Question } from "./dash/choice_options";
import { dangerOf, type Danger } from "./cards/danger";
import { hintFor, type RaceHint } from "./dash/race_hints";
import { hasteOf, type Scene, type View } from "./story/scene";
import { faceOf, isLonely, SIDES } from "./cards/tile_amounts";

export type OutspeedPlaying = BoardProps<
  OutspeedConfig,
  View,
  OutspeedEvent,
  Scene,
  OutspeedAction,
  OutspeedProspects
>;

interface Draft {
  /** The decision that it is made for. */
  readonly decision: string;
  readonly action: OutspeedAction;
}

export class RaceTable {
  #draft = $state.raw<Draft | null>(null);
  /** What a mouse or the focus rests on. */
  looked = $state.raw<OutspeedAction | null>(null);
  /** A closed or too dear route that was pressed: the panel says why it cannot be taken. */
  refused = $state<Side | null>(null);
  /** My chance to be out, in percent, as it was shown for what I locked in, and the round of that. */
  #taken: { readonly round: number; readonly percent: number | null } | null = null;

  /** The hint that stood there when something was picked. */
  #read: RaceHint | null = null;

  constructor(readonly playing: () => OutspeedPlaying) {}

  readonly scene = $derived.by(() => this.playing().scene);
  readonly seat = $derived.by(() => this.playing().seat);
  readonly me = $derived.by(() =>
    this.seat === null ? null : (this.scene.pilots[this.seat] ?? null),
  );
  /** How long movements take, times the usual; 0: what moves is there at once. */
  readonly tempo = $derived.by(() => {
    const { hurry, pace = hints.paceOf("outspeed") } = this.playing();
    if (settings.calm || pace === 0) return 0;
    return Math.min(2, 1 / (Math.max(pace, 0.5) * hurry * hasteOf(this.scene)));
  });
  readonly beat = $derived.by(() => this.#beat());
  readonly kind = $derived(beatKind(this.beat));
  readonly offers = $derived.by(() => offersOf(this.playing().options, this.playing().prospects));
  readonly prospects = $derived.by(() => (this.playing().busy ? null : this.playing().prospects));
  #placed: readonly number[] | null = null;
  /** Everybody's place when all was last shown, or the result. */
  readonly places = $derived.by(() => {
    this.#placed = this.prospects?.places ?? this.#placed;
    return this.scene.places ?? this.#placed;
  });
  readonly over = $derived.by(
    () => this.scene.ending !== null && this.places !== null && !this.playing().busy,
  );
  readonly asked = $derived.by(() => (this.playing().busy ? [] : this.playing().asked));
  readonly tile = $derived.by(() => {
    const { tile } = this.scene;
    return tile === null ? null : (this.playing().config.deck.tiles[tile - 1] ?? null);
  });
  readonly yellow = $derived.by(() => this.playing().config.deck.yellow);
  /** 7.9 Alone on a route it is free; in company all pay and nobody gains. */
  readonly lonely = $derived.by(
    () => this.scene.tile !== null && isLonely(this.scene.tile, this.scene.face),
  );
  readonly face = $derived(this.tile === null ? {} : faceOf(this.tile, this.scene.face));

  readonly question = $derived.by((): Question | null => {
    const { routes, tokens, keeps, dials } = this.offers;
    if (routes.length > 0) return "route";
    if (tokens.length > 0) return "token";
    if (keeps.length > 0) return "keep";
    return dials.length > 0 ? "dial" : null;
  });
  readonly decision = $derived.by(() => {
    const { view } = this.playing();
    return `${view.round} ${view.phase} ${view.bonus?.zone ?? ""}`;
  });
  /** What is picked: here, or at the server already. */
  readonly picked = $derived.by((): OutspeedAction | null => {
    const draft = this.#draft?.decision === this.decision ? this.#draft.action : null;
    return draft ?? this.playing().choice;
  });
  /** The pick is at the server; another pick changes it. */
  readonly locked = $derived.by(() => {
    const { choice, lockedIn } = this.playing();
    return lockedIn && choice !== null && this.picked !== null && same(choice, this.picked);
  });
  /** Has chosen, while others may still be choosing. */
  hasLocked(seat: number): boolean {
    return this.asked.includes(seat) && !this.playing().waitingFor.includes(seat);
  }
  /** What the picture shows: a look comes before the pick. */
  readonly shown = $derived.by(() =>
    this.question === null ? null : (this.looked ?? this.picked),
  );
  readonly prospect = $derived.by(() => this.#prospectOf(this.shown));
  readonly danger = $derived.by(() => {
    const prospect = this.#prospectOf(this.picked);
    const danger = prospect === null ? null : this.dangerOf(prospect);
    // The numbers may come after the choice, and a page may be opened again.
    if (danger !== null && this.locked) this.#take(danger);
    return danger;
  });
  readonly landing = $derived.by((): readonly [number, number] | null => {
    const { prospect, shown } = this;
    if (prospect !== null) return [prospect.if_least.zone, prospect.if_most.zone];
    if (shown?.type !== "Declare" || shown.token === null) return null;
    const me = this.offers.ofToken.get(shown.token)?.ships.find(({ seat }) => seat === this.seat);
    return me?.zone == null || me.zone === this.me?.zone ? null : [me.zone, me.zone];
  });
  /** Ships that the shown token would hit, move or drain. */
  readonly targets = $derived.by(() => {
    const { shown } = this;
    if (shown?.type !== "Declare" || shown.token === null) return null;
    return this.offers.ofToken.get(shown.token) ?? null;
  });
  readonly hand = $derived.by(() => {
    if (this.seat === null) return [];
    const { myTokens } = this.scene;
    // A token that lies face down can still be changed for another one.
    const tokens = this.question === "token" ? this.playing().view.my_tokens : myTokens;
    return kindsOf(tokens);
  });
  /** The hint of a first race that is shown now. */
  readonly hint = $derived.by((): RaceHint | null => {
    const { question, scene, picked, seat, locked, over } = this;
    if (seat === null || this.playing().busy || over || locked) return null;
    const narrow = SIDES.some((side) => (this.face[side]?.room ?? null) !== null);
    const moment = { question, round: scene.round, narrow, picked: picked !== null };
    return hintFor(moment, (hint) => hints.shows("outspeed", hint));
  });
  /** What the headline says already is not said again below it. */
  readonly lines = $derived.by(() =>
    (this.playing().lines ?? []).filter(({ name }) => !name.includes("-os-head-")),
  );
  readonly keeping = $derived.by(() => kindsOf(this.scene.lookedAt));

  dangerOf(prospect: RouteProspect): Danger {
    const last = this.playing().prospects?.could_leave ?? null;
    const zone = this.me?.zone ?? null;
    return dangerOf(prospect, last !== null && zone !== null && zone <= last);
  }

  /** The chance to be out that I took in a round; null: none was shown. */
  riskOf(round: number | undefined): number | null {
    return this.#taken !== null && this.#taken.round === round ? this.#taken.percent : null;
  }

  #take({ percent }: Danger): void {
    this.#taken = { round: this.playing().view.round, percent };
  }

  pick(action: OutspeedAction): void {
    this.refused = null;
    this.#read ??= this.hint;
    this.#draft = { decision: this.decision, action };
  }

  lock(): void {
    const { picked } = this;
    const { choice } = this.playing();
    // A choice that is on its way is not sent twice.
    if (picked === null || this.question === null || (choice !== null && same(choice, picked)))
      return;
    if (this.danger !== null) this.#take(this.danger);
    // A hint that stood there while this was decided has been read.
    if (this.#read !== null) hints.putAway("outspeed", this.#read);
    this.#read = null;
    this.playing().choose(picked);
  }

  /** By a digit: routes, tokens (0 for none), the tokens to keep, the dial. */
  pickByDigit(digit: number): void {
    const { offers, question } = this;
    if (question === "route") this.#pickRoute(SIDES[digit - 1]);
    else if (question === "token") this.#pickToken(digit === 0 ? null : this.hand[digit - 1]?.[0]);
    else if (question === "dial")
      this.pick({ type: "SetDial", value: Math.min(digit, offers.dials.length - 1) });
    else if (question === "keep") {
      const token = this.keeping[digit - 1]?.[0];
      if (token !== undefined) this.pick({ type: "Keep", token });
    }
  }

  #pickRoute(route: Side | undefined): void {
    if (this.offers.routes.some((option) => option.route === route) && route !== undefined)
      this.pick({ type: "Program", route });
  }

  #pickToken(token: Token | null | undefined): void {
    if (token !== undefined && this.offers.tokens.some((option) => option.token === token))
      this.pick({ type: "Declare", token });
  }

  #prospectOf(action: OutspeedAction | null): RouteProspect | null {
    if (action?.type === "Program") return this.offers.ofRoute.get(action.route) ?? null;
    return action?.type === "SetDial" ? (this.offers.ofDial[action.value] ?? null) : null;
  }

  #beat(): readonly OutspeedEvent[] {
    const { beat, event, busy } = this.playing();
    if (!busy) return [];
    return beat ?? (event === null ? [] : [event]);
  }
}

export function same(one: OutspeedAction, other: OutspeedAction): boolean {
  return (
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
  );
}

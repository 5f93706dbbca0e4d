/** What the page of a table says and offers, worked out from what this device knows of it. */

import { makePlan } from "../device/pending_setup";
import { router } from "../device/router.svelte";
import { play } from "../device/sound";
import { LOCK } from "../device/sound_parts";
import { aboutOf, tableOf } from "../games/catalog";
import { message, type Message } from "../i18n/message";
import { t, words } from "../i18n/words.svelte";
import type { Action } from "../protocol/types";
import type { Sitting } from "./device_seats.svelte";
import { openOnce, sitDown } from "./join";
import { onlyBots } from "./seated";
import { Presence } from "./presence.svelte";
import type { Progress } from "../board/board_props";
import { markingMe, namesOf } from "../board/seat_names";
import { seedCalls } from "./seed_calls";
import { statusOf } from "./status_line";

/** A reveal takes less: a viewer who is this far behind watches an old decision. */
const LATE_SECONDS = 8;

/** Made by a component, while it is being set up. */
export class TablePage {
  /** The board in words, once it was asked for. */
  spoken = $state("");
  readonly table = $derived.by(() => this.sitting().table);
  readonly look = $derived.by(() => this.table.look);
  readonly welcome = $derived.by(() => this.table.welcome);
  readonly stage = $derived.by(() => this.table.stage);
  readonly busy = $derived.by(() => this.stage?.busy ?? false);
  readonly game = $derived.by(() => this.welcome?.options.game ?? "");
  readonly face = $derived.by(() => tableOf(this.game));
  readonly nameOf = $derived.by(() => namesOf(this.look?.seats ?? [], this.sitting().code));
  /** Games end on the page when their end has been shown. */
  readonly over = $derived.by(() => this.look?.status === "over" && !this.busy);
  readonly next = $derived.by(() => this.sitting().next);
  readonly mustChoose = $derived.by(
    () =>
      (this.table.mayChoose && this.table.choice === null && this.table.seat !== null) ||
      this.next !== null,
  );
  readonly status = $derived.by(() => {
    const { look, table, welcome } = this;
    if (look === null) return [];
    const asked =
      look.view && welcome?.config && table.mayChoose
        ? (this.face?.wording.asked(look.view, welcome.config) ?? null)
        : null;
    const chosen = table.choice === null ? "no" : table.lockedIn ? "yes" : "sending";
    const { waitingFor, seat, link } = table;
    return statusOf({
      look,
      waitingFor,
      seat,
      chosen,
      linked: link === "open",
      busy: this.busy,
      asked,
    });
  });
  /** What happens, or what to do: one line, large. */
  readonly headline = $derived.by(() => {
    const brief = this.busy ? this.#said(this.stage?.brief ?? []) : "";
    return brief === "" ? this.#said(this.status.slice(0, 1)) : brief;
  });
  /** What else there is to know: whom the table waits for. A player who must choose sees that at the seats. */
  readonly rest = $derived.by(() =>
    this.busy || this.mustChoose ? "" : this.#said(this.status.slice(1)),
  );
  /** What happened last, or at the start what it is all about. */
  readonly caption = $derived.by(() => {
    const { stage, game } = this;
    if (stage !== null && stage.brief.length > 0) return this.#said(stage.brief);
    const { aim } = aboutOf(game);
    return aim === "" ? "" : t(aim);
  });
  #progress: Progress | null = null;
  /** How far the game is in the picture; null before it starts and after its end. */
  readonly progress = $derived.by(() => {
    const { look, face, over, busy } = this;
    const now = look?.view && face !== null && !over ? face.wording.progress(look.view) : null;
    // The look knows the next round while this one is still being shown.
    if (!busy || this.#progress === null) this.#progress = now;
    return this.#progress;
  });
  /** What stands where the board will be. */
  readonly waitText = $derived.by(() => {
    if (this.look?.status === "archived") return "web-archived";
    return seedCalls(this.table.log).tries > 1 ? "web-shuffling-again" : "web-shuffling";
  });
  /** Whether the coach may be asked: this seat must choose, and all others are bots. */
  readonly mayHint = $derived.by(() => {
    const { table, look } = this;
    if (look === null || table.seat === null || !table.mayChoose) return false;
    return look.seats.every(({ bot }, seat) => bot !== null || seat === table.seat);
  });
  /** How many hints each seat took. */
  readonly hints = $derived.by(() => {
    const taken = this.table.log.flatMap(({ entry }) =>
      entry.type === "Hinted" ? [entry.seat] : [],
    );
    return (this.look?.seats ?? []).map((_, seat) => taken.filter((one) => one === seat).length);
  });
  /** How many seconds the picture is behind the table; 0 where it is not worth a word. */
  readonly behind = $derived.by(() => {
    const seconds = Math.round((this.stage?.behind ?? 0) / 1000);
    return seconds > LATE_SECONDS ? seconds : 0;
  });
  readonly announced = $derived.by(() => this.#said(this.stage?.caption ?? []));
  /** A bot plays for this viewer until they take over. */
  readonly standsIn = $derived.by(() => {
    const { seat } = this.table;
    return (
      seat !== null && this.look?.status === "playing" && this.look.seats[seat]?.stood_in === true
    );
  });
  /** Who is asked at once: those of them who are not awaited have chosen. */
  readonly asks = $derived.by(() => (this.busy ? [] : (this.look?.asked ?? [])));
  readonly clock = $derived.by(() => {
    const { look, table, welcome } = this;
    if (!look?.deadline || look.status !== "playing") return null;
    return { deadline: look.deadline, skew: table.skew, max: welcome?.options.clock ?? Infinity };
  });
  /** What the table of the game is given to show; null before there is anything. */
  readonly playing = $derived.by(() => {
    const { look, welcome, stage, table } = this;
    if (!look?.view || !welcome?.config || stage?.scene == null) return null;
    return {
      game: this.game,
      result: this.over ? look.result : null,
      config: welcome.config,
      scene: stage.scene,
      event: stage.event,
      beat: stage.beat,
      progress: stage.progress,
      view: look.view,
      prospects: look.prospects ?? null,
      seat: table.seat,
      options: table.mayChoose ? look.options : [],
      choice: table.choice,
      lockedIn: table.lockedIn,
      asked: this.asks,
      waitingFor: table.waitingFor,
      busy: this.busy,
      hurry: stage.hurry,
      choose: (action: Action) => void this.choose(action),
      skip: this.busy && !this.large() ? () => stage.skip() : null,
      caption: this.caption,
      lines: stage.line,
      seats: this.presence.seats,
      nameOf: this.nameOf,
      events: this.events,
      summary: stage.summary.map((one) =>
        words.say(one, markingMe(this.nameOf, table.seat), table.seat),
      ),
      rush: () => {
        stage.rush = true;
        stage.skip();
      },
      again: onlyBots(look, this.sitting()) && table.seat !== null ? () => void this.again() : null,
      large: this.large(),
    };
  });
  /** Everything that has happened, as this viewer saw it. */
  readonly events = $derived.by(() =>
    this.table.log.flatMap(({ entry }) => (entry.type === "Revealed" ? entry.events.flat() : [])),
  );
  readonly presence: Presence;

  constructor(
    readonly sitting: () => Sitting,
    readonly large: () => boolean,
  ) {
    this.presence = new Presence(() => this.table);
  }

  async choose(action: Action): Promise<void> {
    play(LOCK);
    const chooser = this.table;
    await chooser.choose(action);
    if (this.sitting().shared && chooser.refusal === null) this.sitting().handOn();
  }

  /** A new table with the same bots, while this game goes on without its viewer. */
  async again(): Promise<void> {
    const { look, welcome } = this;
    if (look === null || welcome === null) return;
    const bots = look.seats.find(({ bot }) => bot !== null)?.bot ?? "regular";
    const name = look.seats[this.table.seat ?? 0]?.name ?? "";
    const { code } = await openOnce({ ...welcome.options, private: true });
    await sitDown(code, name);
    makePlan(code, { bots, start: true });
    router.go(`/t/${code}`);
  }

  async leave(): Promise<void> {
    const { seat } = this.table;
    if (seat !== null) await this.table.ask({ type: "FreeSeat", seat });
  }

  /** Say the board in words, without what has yet to be shown. */
  sayTheBoard(): void {
    const { look, welcome, face, busy } = this;
    if (!look?.view || !welcome?.config) return;
    if (busy) {
      this.spoken = [this.announced, this.#aloud([message("web-still-showing")])].join(" ");
      return;
    }
    const prospects = look.prospects ?? null;
    const mine = face?.wording.mine?.(look.view, look.options, prospects) ?? [];
    const sentences = face?.wording.board(welcome.config, look.view, prospects) ?? [];
    this.spoken = [this.status, mine, sentences].map((each) => this.#aloud(each)).join(" ");
  }

  #said(messages: readonly Message[]): string {
    return this.#texts(messages).join(" ");
  }

  /** What is read aloud stops where a sentence ends. On the screen a headline needs no full stop. */
  #aloud(messages: readonly Message[]): string {
    return this.#texts(messages)
      .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
      .join(" ");
  }

  #texts(messages: readonly Message[]): readonly string[] {
    return messages.map((one) => words.say(one, this.nameOf, this.table.seat));
  }
}

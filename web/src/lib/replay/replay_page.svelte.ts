/** What the page of a replay shows: the film, whose eyes see it, its pace and what the coach thinks. */

import { judgementAt, type Coach } from "../coach/coach.svelte";
import { router } from "../device/router.svelte";
import { settings } from "../device/settings.svelte";
import { loadGeneric, tableOf } from "../games/catalog";
import { words } from "../i18n/words.svelte";
import { belongingsAt } from "../device/my_seats";
import { Refused } from "../protocol/api";
import type { Replay } from "../protocol/types";
import { namesOf } from "../board/seat_names";
import { coachOf } from "../table/coach_of";
import { playFor } from "../table/game_sounds";
import { wait } from "../board/stage.svelte";
import { Film } from "./film.svelte";
import { fetchReplay, keepReplay, keptReplay } from "./replay_store";

/** A replay is watched, so it has a pace of its own: never at once. */
export const PACES = [0.5, 1, 2, 4] as const;
const COPIED_MS = 2000;
const nothing = () => undefined;

/** Made by a component, while it is being set up. */
export class ReplayPage {
  film = $state.raw<Film | null>(null);
  refusal = $state<Refused | null>(null);
  /** The replay is the one that this device has kept: there is no network. */
  stale = $state(false);
  /** A game that this client cannot show. */
  strange = $state<string | null>(null);
  /** Whose eyes these are; null: a spectator's. */
  seat = $state<number | null>(null);
  pace = $state<number>(settings.pace === 0 ? 1 : settings.pace);
  copied = $state(false);
  coach = $state.raw<Coach | null>(null);
  readonly replay = $derived.by(() => this.film?.replay ?? null);
  readonly game = $derived.by(() => this.replay?.options.game ?? "");
  readonly face = $derived.by(() => tableOf(this.game));
  readonly seats = $derived.by(() =>
    (this.replay?.names ?? []).map((name, index) => ({
      name,
      bot: this.replay?.bots[index] ?? null,
      ready: true,
      pledged: true,
      stood_in: false,
    })),
  );
  readonly nameOf = $derived.by(() => namesOf(this.seats, this.code));
  readonly caption = $derived.by(() =>
    (this.film?.stage.caption ?? []).map((one) => words.say(one, this.nameOf)).join(" "),
  );
  /** What the coach thinks of the decision that is open in the picture. */
  readonly judgement = $derived.by(() => {
    const { film, coach } = this;
    if (film === null || film.stage.busy) return null;
    return judgementAt(coach?.analysis ?? null, film.place);
  });
  /** What the table of the game is given to show; null before there is anything. */
  readonly playing = $derived.by(() => {
    const { film, replay, seat, caption, nameOf, pace } = this;
    if (!film?.stage.scene || !film.step?.view || replay === null) return null;
    return {
      game: this.game,
      result: film.place === film.length ? replay.result : null,
      events: replay.steps.slice(0, film.place).flatMap((step) => step.events),
      config: replay.config,
      scene: film.stage.scene,
      event: film.stage.event,
      beat: film.stage.beat,
      progress: film.stage.progress,
      view: film.step.view,
      prospects: film.step.prospects,
      seat,
      options: [],
      choice: null,
      lockedIn: false,
      asked: [],
      waitingFor: [],
      busy: film.stage.busy,
      hurry: film.stage.hurry,
      choose: nothing,
      skip: null,
      caption,
      seats: [],
      nameOf,
      pace,
      large: false,
    };
  });

  constructor(readonly code: string) {
    // What the link asks for: #round-5-seat-2.
    const [, round, eyes] = /^round-(\d+)(?:-seat-(\d+))?$/.exec(router.hash) ?? [];
    const seat = eyes === undefined ? null : Number(eyes) - 1;
    void this.look(seat, round === undefined ? null : Number(round));
  }

  /** See the game through the eyes of a seat. */
  async look(seat: number | null, round: number | null = null): Promise<void> {
    try {
      const replay = await this.#load(seat);
      const { game } = replay.options;
      if (tableOf(game) === null) await loadGeneric(game).catch(() => undefined);
      const table = tableOf(game);
      if (table === null) {
        this.strange = replay.options.game;
        return;
      }
      const before = this.film;
      before?.pause();
      const tempo = { pace: () => this.pace, wait };
      const next = new Film(replay, table.staging, tempo, (event) => playFor(game, event));
      if (before !== null) next.jump(before.place);
      else if (round !== null) next.jumpToRound(round);
      this.film = next;
      this.seat = seat;
      this.coach = seat === null ? null : coachOf(this.code, seat, replay.options.game);
    } catch (error) {
      this.refusal = error instanceof Refused ? error : new Refused("server-failed", 500);
    }
  }

  /** The replay from the server; without a network, the one that this device has kept. */
  async #load(seat: number | null): Promise<Replay> {
    try {
      const replay = await fetchReplay(this.code, seat);
      this.stale = false;
      if (belongingsAt(this.code).length > 0) await keepReplay(this.code, seat, replay);
      return replay;
    } catch (error) {
      const kept =
        error instanceof Refused && error.status === 0 ? await keptReplay(this.code, seat) : null;
      if (kept === null) throw error;
      this.stale = true;
      return kept;
    }
  }

  async share(): Promise<void> {
    const { film, seat } = this;
    if (film === null) return;
    const hash = `round-${film.round}${seat === null ? "" : `-seat-${seat + 1}`}`;
    history.replaceState(null, "", `#${hash}`);
    try {
      await navigator.clipboard.writeText(location.href);
      this.copied = true;
      setTimeout(() => (this.copied = false), COPIED_MS);
    } catch {
      // Without TLS a page may not copy: the link is in the address bar.
    }
  }

  /** Arrows step, Space plays and pauses. */
  press(event: KeyboardEvent): void {
    const { film } = this;
    if (film === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest("input, select, textarea, button, [role=radio]")) return;
    if (event.key === "ArrowRight") void film.stepOn();
    else if (event.key === "ArrowLeft") film.stepBack();
    else if (event.key === " ") {
      event.preventDefault();
      if (film.playing) film.pause();
      else void film.play();
    }
  }
}

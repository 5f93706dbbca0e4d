/** The deck editor: the draft, the tile that is shown, and what the server says of the draft. */

import { Refused } from "../../../protocol/api";
import type { DeckChecked, DeckFault } from "../../../protocol/types";
import { draftOf, type Draft, type DraftFace, type FaceName } from "./draft";
import type { Target } from "./deck_faults";
import { tomlOf } from "./toml";

/** What the editor needs from outside; tests bring their own. */
export interface Around {
  readonly check: (text: string) => Promise<DeckChecked>;
  readonly keep: (draft: Draft) => void;
  readonly now: () => number;
  /** Do something later; what is returned calls it off. */
  readonly later: (what: () => void, milliseconds: number) => () => void;
}

/** After the last change. */
const PAUSE = 400;
/** The server checks 60 decks a minute for one address. */
const BETWEEN_CHECKS = 1500;
const AFTER_A_REFUSAL = 10_000;

interface Verdict {
  readonly text: string;
  readonly report: DeckChecked;
}

export class Editor {
  draft: Draft;
  /** The draft as a deck file. */
  readonly text: string;
  tile = $state(1);
  face = $state<FaceName>("face34");
  /** Why the server did not check, by the name of the reason. */
  refusal = $state<string | null>(null);
  #verdict = $state.raw<Verdict | null>(null);
  /** What was replaced by another start, to be taken back. */
  #before = $state.raw<Draft | null>(null);
  readonly #around: Around;
  #callOff = (): void => undefined;
  #asked = -Infinity;

  constructor(draft: Draft, around: Around) {
    this.draft = $state(draft);
    this.text = $derived(tomlOf(this.draft));
    this.#around = around;
    this.#checkSoon(0);
  }

  get shown(): DraftFace {
    const tile = this.draft.tiles[this.tile - 1];
    if (tile === undefined) throw new Error(`there is no tile ${this.tile}`);
    return tile[this.face];
  }

  /** What the server last said; it may be of the draft as it was before the last change. */
  get report(): DeckChecked | null {
    return this.#verdict?.report ?? null;
  }

  get faults(): readonly DeckFault[] {
    return this.report?.faults ?? [];
  }

  /** Whether the server has seen the draft as it is now. */
  get isChecked(): boolean {
    return this.#verdict?.text === this.text;
  }

  get isPlayable(): boolean {
    return this.isChecked && this.report?.playable === true;
  }

  get canTakeBack(): boolean {
    return this.#before !== null;
  }

  /** How many faults, warnings among them, are on a tile. */
  faultsOn(tile: number): number {
    return this.faults.filter((fault) => fault.tile === tile).length;
  }

  /** Something was entered. */
  changed(): void {
    this.#around.keep($state.snapshot(this.draft));
    this.#checkSoon(PAUSE);
  }

  /** Go on with another draft. */
  replace(draft: Draft): void {
    this.#before = $state.snapshot(this.draft);
    this.#put(draft);
  }

  /** Go on with the draft that was replaced. */
  takeBack(): void {
    if (this.#before === null) return;
    const before = this.#before;
    this.#before = null;
    this.#put(before);
  }

  /** What could be read of a file becomes the draft. Its faults; null, if there is no tile in it. */
  async open(text: string): Promise<readonly DeckFault[] | null> {
    const { deck, faults } = await this.#around.check(text);
    if (deck === null || !("tiles" in deck) || deck.tiles.length === 0) return null;
    this.replace(draftOf(deck));
    return faults.filter(({ warning }) => !warning);
  }

  show({ tile, face }: Target): void {
    if (tile !== null) this.tile = tile;
    if (face !== null) this.face = face;
  }

  close(): void {
    this.#callOff();
  }

  #put(draft: Draft): void {
    this.draft = draft;
    this.changed();
  }

  #checkSoon(pause: number): void {
    this.#callOff();
    const since = this.#around.now() - this.#asked;
    const wait = Math.max(pause, BETWEEN_CHECKS - since);
    this.#callOff = this.#around.later(() => void this.#check(), wait);
  }

  async #check(): Promise<void> {
    const text = this.text;
    this.#asked = this.#around.now();
    try {
      const report = await this.#around.check(text);
      // An answer about an older draft may come late.
      if (text !== this.text) return;
      this.#verdict = { text, report };
      this.refusal = null;
    } catch (error) {
      if (text !== this.text) return;
      this.refusal = error instanceof Refused ? error.why : "server-failed";
      this.#checkSoon(AFTER_A_REFUSAL);
    }
  }
}

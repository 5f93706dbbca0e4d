/** What is open over a table: menu, history or chat, the keys, a hint of the coach. */

export type Beside = "history" | "chat";

export class TablePanels {
  menu = $state(false);
  /** The tab of the side panel: the last one while it is closed. */
  tab = $state<Beside>("history");
  beside = $state(false);
  keys = $state(false);
  hint = $state(false);
  readonly chatInSight = $derived.by(() => this.beside && this.tab === "chat");

  /** Open history or chat; close it where it is open. */
  toggle(which: Beside): void {
    this.beside = !(this.beside && this.tab === which);
    this.tab = which;
    this.menu = false;
  }

  get anyOpen(): boolean {
    return this.menu || this.beside;
  }

  close(): void {
    this.menu = this.beside = false;
  }
}

/** Whether a key is not meant for a field, and for Space and Enter not for a button. */
export function isForTable({ target, key }: KeyboardEvent): boolean {
  const at = target as Element;
  if (at.closest("input:not([type=radio]), textarea, select, dialog") !== null) return false;
  return key !== " " || at.closest("button, a, input, summary, [role=radio]") === null;
}

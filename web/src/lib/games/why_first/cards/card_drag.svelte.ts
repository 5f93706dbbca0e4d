/** A card that is dragged over the table: one way of three; a tap and the keyboard do the same. */

import type { Attachment } from "svelte/attachments";
import type { Card, Figure } from "../../../protocol/types";

/** Less than this is a tap. */
const SLACK = 8;

interface Wishes {
  /** Whether a card may be taken now. */
  may: () => boolean;
  /** The card is held over this figure, or over nobody. */
  over: (card: Card | null, figure: Figure | null) => void;
  drop: (figure: Figure) => void;
  leave: () => void;
}

export class Dragging {
  held = $state.raw<{ readonly card: Card | null; readonly x: number; readonly y: number } | null>(
    null,
  );
  over = $state<Figure | null>(null);
  #from: { x: number; y: number } | null = null;
  #dragged = false;

  constructor(readonly wishes: Wishes) {}

  /** Lets a card be taken hold of. */
  grip(card: Card | null): Attachment<HTMLElement> {
    return (element) => {
      const listening = new AbortController();
      const { signal } = listening;
      element.addEventListener("pointerdown", (event) => this.#take(event, element), { signal });
      element.addEventListener("pointermove", (event) => this.#move(event, card), { signal });
      element.addEventListener("pointerup", () => this.#release(true), { signal });
      element.addEventListener("pointercancel", () => this.#release(false), { signal });
      element.addEventListener("click", (event) => this.#click(event), { signal });
      element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
      return () => listening.abort();
    };
  }

  /** A mouse clicks at the end of a drag: that picks nothing. */
  #click(event: MouseEvent): void {
    if (this.#dragged) event.preventDefault();
    this.#dragged = false;
  }

  #take(event: PointerEvent, element: HTMLElement): void {
    this.#dragged = false;
    if (event.button !== 0 || !this.wishes.may()) return;
    this.#from = { x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  }

  #move({ clientX: x, clientY: y }: PointerEvent, card: Card | null): void {
    if (this.#from === null) return;
    if (this.held === null && Math.hypot(x - this.#from.x, y - this.#from.y) < SLACK) return;
    this.held = { card, x, y };
    this.over = figureAt(x, y);
    this.wishes.over(card, this.over);
  }

  #release(here: boolean): void {
    const { held, over } = this;
    this.#from = null;
    this.held = null;
    this.over = null;
    this.#dragged = held !== null;
    if (held === null) return;
    if (here && over !== null) this.wishes.drop(over);
    else this.wishes.leave();
  }
}

/** Whose place, or whose figure, is there. */
function figureAt(x: number, y: number): Figure | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target]");
  return target === null || target === undefined ? null : Number(target.dataset["target"]);
}

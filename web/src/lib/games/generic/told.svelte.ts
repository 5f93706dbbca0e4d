/** What the server says of a game that this client does not know: sentences for events, names for options. */

import type { Message } from "../../i18n/message";
import { ask } from "../../protocol/api";
import type { Action, GameEvent, Tell, Told as Answer } from "../../protocol/types";

/** What is asked of a seat, in words. */
export interface Asked {
  readonly options: readonly Message[];
  readonly moment: Message | null;
}

export interface Question extends Pick<Tell, "config" | "view" | "seat"> {
  readonly options: readonly Action[];
}

/** What is known of values, by their JSON. */
type Known<Value> = Readonly<Record<string, Value>>;

/** Asks once for each thing, and remembers. */
export class Told {
  #sentences = $state.raw<Known<readonly Message[]>>({});
  #asked = $state.raw<Known<Asked>>({});
  #names = $state.raw<Known<Message>>({});
  readonly #wanted = new Set<string>();

  constructor(readonly game: string) {}

  /** The sentences about an event; none before they were learned. */
  of(event: GameEvent): readonly Message[] {
    return this.#sentences[JSON.stringify(event)] ?? [];
  }

  /** What is asked, once it was learned. */
  asked(question: Question): Asked | null {
    return this.#asked[JSON.stringify(question)] ?? null;
  }

  /** The name of an option that was asked for before. */
  nameOf(action: Action): Message | null {
    return this.#names[JSON.stringify(action)] ?? null;
  }

  async learn(events: readonly GameEvent[]): Promise<void> {
    const fresh = events.filter((event) => this.#isNew(JSON.stringify(event)));
    if (fresh.length === 0) return;
    const told = await this.#tell({
      config: null,
      view: null,
      seat: null,
      options: [],
      events: fresh,
    });
    const found = fresh.map((event, place) => [
      JSON.stringify(event),
      messages(told?.events[place]),
    ]);
    this.#sentences = {
      ...this.#sentences,
      ...(Object.fromEntries(found) as Known<readonly Message[]>),
    };
  }

  async learnAsked(question: Question): Promise<void> {
    const key = JSON.stringify(question);
    if (!this.#isNew(key)) return;
    const told = await this.#tell({ ...question, events: [] });
    if (told === null) return;
    const [moment = null] = messages(told.moment === null ? [] : [told.moment]);
    const options = messages(told.options);
    const names = options.map((name, place) => [JSON.stringify(question.options[place]), name]);
    this.#names = { ...this.#names, ...(Object.fromEntries(names) as Known<Message>) };
    this.#asked = { ...this.#asked, [key]: { options, moment } };
  }

  #isNew(key: string): boolean {
    const isNew = !this.#wanted.has(key);
    this.#wanted.add(key);
    return isNew;
  }

  /** Null, where the server does not answer: the board goes on without sentences. */
  async #tell(wanted: Tell): Promise<Answer | null> {
    try {
      return await ask<Answer>("POST", `/api/games/${encodeURIComponent(this.game)}/tell`, wanted);
    } catch {
      return null;
    }
  }
}

function messages(told: Answer["options"] | undefined): readonly Message[] {
  return (told ?? []) as readonly Message[];
}

/** Every sentence that a person reads, from the catalogues that the command line uses too. */

import de from "virtual:words-de";
import en from "virtual:words-en";
import pl from "virtual:words-pl";
import ru from "virtual:words-ru";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { reloadOnce } from "../protocol/client_version.svelte";
import { addressed, callsYou } from "./address";
import { message, type Message, type Part, type Parts, type Pilot } from "./message";

export const LANGUAGES = ["en", "pl", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** What a language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  pl: "Polski",
  de: "Deutsch",
  ru: "Русский",
};

/** Where the catalogues are: text is fetched, not part of the program. */
const CATALOGUES: Readonly<Record<Language, string>> = { en, pl, de, ru };

export type NameOf = (number: number) => string;

/** The current language. A component that reads it is updated when the language changes. */
class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(bundleOf("en", ""));

  /** Where further sentences come from: those of games that are not in the catalogues. */
  readonly #further = new Map<string, (language: Language) => Promise<string>>();

  async speak(language: Language): Promise<void> {
    const answer = await fetch(CATALOGUES[language]);
    if (!answer.ok) return reloadOnce();
    const further = [...this.#further.values()].map((fetched) => fetched(language));
    this.#bundle = bundleOf(language, await answer.text(), ...(await Promise.all(further)));
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Learn the sentences of a game, in this language and in those to come. */
  async learn(game: string, fetched: (language: Language) => Promise<string>): Promise<void> {
    if (this.#further.has(game)) return;
    this.#further.set(game, fetched);
    await this.speak(this.language);
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name);
  }

  /** Say a message; `nameOf` calls the people at the table by name, but the reader "you". */
  say(
    sentence: Message,
    nameOf: NameOf = (number) => this.colour(number),
    reader: number | null = null,
  ): string {
    const yours = reader === null ? null : addressed(sentence, reader);
    const name = yours !== null && this.has(yours) ? yours : sentence.name;
    const pattern = this.#bundle.getMessage(name)?.value;
    if (pattern === null || pattern === undefined) {
      throw new Error(`no message ${sentence.name} in ${this.language}`);
    }
    const args: Record<string, FluentVariable> = {};
    const called =
      reader !== null && callsYou(sentence, reader)
        ? (number: number) => (number === reader ? this.say(message("web-me")) : nameOf(number))
        : nameOf;
    for (const [key, part] of Object.entries(sentence.parts))
      args[key] = this.#part(part, called, reader);
    return this.#bundle.formatPattern(pattern, args);
  }

  /** The name of a seat for want of a better one: its colour. */
  colour(number: number): string {
    return this.say(message(`pilot-${number + 1}`));
  }

  /** Several things in one sentence: a, b and c. */
  allOf(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    if (items.length < 2) return last;
    return this.say(message("list-last", { first: items.slice(0, -1).join(", "), last }));
  }

  #part(part: Part, nameOf: NameOf, reader: number | null): FluentVariable {
    if (typeof part === "number") return new FluentNumber(part, { useGrouping: false });
    if (typeof part === "string") return part;
    if (Array.isArray(part))
      return this.#list(part as readonly (Message | Pilot)[], nameOf, reader);
    const one = part as Message | Pilot;
    return this.#one(one, nameOf, reader);
  }

  #one(one: Message | Pilot, nameOf: NameOf, reader: number | null): string {
    return "pilot" in one ? nameOf(one.pilot) : this.say(one, nameOf, reader);
  }

  #list(parts: readonly (Message | Pilot)[], nameOf: NameOf, reader: number | null): string {
    const said = parts.map((one) => this.#one(one, nameOf, reader));
    return parts.some((one) => "pilot" in one) ? this.allOf(said) : said.join(", ");
  }
}

export const words = new Words();

/** Say a message by name, in the language of now: what components call. */
export function t(name: string, parts: Parts = {}, nameOf?: NameOf): string {
  return words.say(message(name, parts), nameOf);
}

/** Why something cannot be done, by the name of the reason. */
export function reason(why: string): string {
  return words.has(`why-${why}`) ? t(`why-${why}`) : t("why-unknown", { why });
}

export function bundleOf(language: string, ...texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const [first] = bundle.addResource(new FluentResource(text));
    if (first !== undefined) throw first;
  }
  return bundle;
}

/** The first of the reader's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return known.find((wish): wish is Language => LANGUAGES.includes(wish as Language)) ?? "en";
}

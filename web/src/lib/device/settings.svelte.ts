/** What a person has chosen on this device, remembered there. */

import { preferred, words, type Language } from "../i18n/words.svelte";

export type Theme = "auto" | "dark" | "light";
/** How fast events are shown: 0 is at once. */
export type Pace = 0 | 0.5 | 1 | 2;

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  effectVolume: number;
  alertVolume: number;
  botTalk: boolean;
  notices: boolean;
  pace: Pace;
  hints: boolean;
  name: string;
}

const PLACE = "paddock.settings";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(true);
  /** From 0 to 1. */
  effectVolume = $state(0.8);
  alertVolume = $state(0.8);
  /** Bots say a line now and then. */
  botTalk = $state(true);
  notices = $state(false);
  pace = $state<Pace>(1);
  /** Hints for a first race: off after one, or when they are skipped. */
  hints = $state(true);
  name = $state("");
  /** The system asks for little motion: things change without moving. */
  calm = $state(false);

  constructor() {
    const kept = read();
    this.language = kept.language ?? preferred(navigator.languages);
    this.theme = kept.theme ?? "auto";
    this.sound = kept.sound ?? true;
    this.effectVolume = kept.effectVolume ?? this.effectVolume;
    this.alertVolume = kept.alertVolume ?? this.alertVolume;
    this.botTalk = kept.botTalk ?? true;
    this.notices = kept.notices ?? false;
    this.pace = kept.pace ?? 1;
    this.hints = kept.hints ?? true;
    this.name = kept.name ?? "";
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    this.calm = motion.matches;
    motion.addEventListener("change", () => (this.calm = motion.matches));
    this.#paint();
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.language = language;
    this.keep();
  }

  wear(theme: Theme): void {
    this.theme = theme;
    this.#paint();
    this.keep();
  }

  /** Remember everything. */
  keep(): void {
    const { language, theme, sound, effectVolume, alertVolume, botTalk } = this;
    const { notices, pace, hints, name } = this;
    const kept: Kept = {
      language,
      theme,
      sound,
      effectVolume,
      alertVolume,
      botTalk,
      notices,
      pace,
      hints,
      name,
    };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A private window may not remember anything: then it lasts as long as the page.
    }
  }

  #paint(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();

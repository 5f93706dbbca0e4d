import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { loadFirstFonts } from "./lib/device/first_fonts";
import { settings } from "./lib/device/settings.svelte";
import { words } from "./lib/i18n/words.svelte";
import { addSprite } from "./lib/ui/sprite";

void addSprite();
await Promise.all([words.speak(settings.language), loadFirstFonts(settings.language)]);
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

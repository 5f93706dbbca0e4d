import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/base.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

await words.speak(settings.language);
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

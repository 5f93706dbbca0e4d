/** Tells somebody who looks elsewhere that it is their turn: title, sound, notification if allowed. */

import { settings } from "./settings.svelte";
import { play } from "./sound";
import { TURN } from "./sound_parts";
import { t } from "../i18n/words.svelte";

const TITLE = "Paddock";

export function callToTable(): void {
  document.title = `● ${t("web-your-turn")} – ${TITLE}`;
  play(TURN);
  if (document.hidden && settings.notices && permission() === "granted") {
    const notice = new Notification(TITLE, { body: t("web-your-turn"), icon: "/icon-192.png" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}

export function callNoMore(): void {
  document.title = TITLE;
}

/** Ask the browser for notifications, when the person has switched them on. */
export async function allowNotices(): Promise<boolean> {
  if (permission() === "default") await Notification.requestPermission();
  return permission() === "granted";
}

export function noticesThere(): boolean {
  return permission() !== null;
}

function permission(): NotificationPermission | null {
  return "Notification" in globalThis ? Notification.permission : null;
}

/**
 * A server may be given a new client while an old one is open. What is loaded plays on; what is not
 * loaded yet may be gone, so the page is reloaded where it is: seats, choices and the log are kept.
 */

const PROGRAM = /\/assets\/index-[\w-]+\.js/;
const TRIED = "paddock.reloaded";

class Version {
  /** The server has another client than this one. */
  isOld = $state(false);

  /** Ask the server whether there is a new client: one comes back, or somebody looks again. */
  async check(): Promise<void> {
    const mine = document.querySelector('script[src^="/assets/index-"]')?.getAttribute("src");
    try {
      const answer = await fetch("/", { cache: "no-store" });
      const [newest] = PROGRAM.exec(await answer.text()) ?? [];
      if (newest !== undefined && mine != null) this.isOld = newest !== mine;
    } catch {
      // Without a network there is nothing newer.
    }
  }
}

export const version = new Version();

/** A part of this client is no longer there: load the present one, but not for ever. */
export function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(TRIED) ?? 0) < 10_000) return;
  sessionStorage.setItem(TRIED, String(now));
  location.reload();
}

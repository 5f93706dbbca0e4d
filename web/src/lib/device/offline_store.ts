/**
 * What this device keeps of its own games, to open them without a network: the last state of each
 * seat's table, and the replays of finished games. The browser's cache holds them: it has room for
 * them, and a private window or a page without TLS simply keeps nothing.
 */

export const OFFLINE_CACHE = "paddock-games-1";
const MAX_GAMES = 12;

/** Keep a value of a table, by a name such as "seat-0" or "replay". */
export async function keepOffline(code: string, name: string, value: unknown): Promise<void> {
  try {
    const cache = await caches.open(OFFLINE_CACHE);
    const body = JSON.stringify(value);
    await cache.put(placeOf(code, name), new Response(body, { headers: { "X-Code": code } }));
    await dropOldest(cache);
  } catch {
    // No cache, or no room: then the game opens with a network only.
  }
}

export async function readOffline(code: string, name: string): Promise<unknown> {
  try {
    const cache = await caches.open(OFFLINE_CACHE);
    const found = await cache.match(placeOf(code, name));
    return found === undefined ? null : ((await found.json()) as unknown);
  } catch {
    return null;
  }
}

/** Keep the files that this page has loaded: the first visit is not seen by the service worker. */
export async function keepLoadedFiles(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: files.filter((path) => path.startsWith("/assets/")) });
}

function placeOf(code: string, name: string): string {
  return `/offline/${code}/${name}`;
}

/** Entries of the cache come in the order in which they were first put there. */
async function dropOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  const codes = [...new Set(kept.map(({ url }) => codeIn(url)))];
  const old = new Set(codes.slice(0, Math.max(0, codes.length - MAX_GAMES)));
  await Promise.all(kept.filter(({ url }) => old.has(codeIn(url))).map((one) => cache.delete(one)));
}

function codeIn(url: string): string {
  return new URL(url).pathname.split("/")[2] ?? "";
}

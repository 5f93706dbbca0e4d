/* Keeps the files of the client, so that it opens without a network. Nothing under /api is kept here: the
   page itself keeps the games of this device (offline_store.ts). */

const SHELL = "paddock-shell-1";
/** The games that the pages keep. */
const GAMES = "paddock-games-1";
const ICONS = [
  "/icon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable.png",
  "/manifest.webmanifest",
];

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(["/", ...ICONS]))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((n) => n !== SHELL && n !== GAMES).map((n) => caches.delete(n))),
      )
      .then(() => clients.claim()),
  );
});

/** A page lists what it has loaded: the first visit comes before this worker. */
addEventListener("message", (event) => {
  const paths = event.data?.keep ?? [];
  event.waitUntil(Promise.all(paths.map((path) => kept(new Request(path)).catch(() => undefined))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/metrics" || url.pathname === "/health")
    return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (ICONS.includes(url.pathname)) event.respondWith(orKept(request));
  else if (request.mode === "navigate") event.respondWith(fresh(request));
});

/** An icon from the server; without one, the one that was kept. */
async function orKept(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(SHELL);
    return (await cache.match(request)) ?? Response.error();
  }
}

/** Files whose names change with what is in them need no second look. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The document from the server; without one, the last one there was. */
async function fresh(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (isPage(answer)) await renew(cache, answer.clone());
    return answer;
  } catch {
    return (await cache.match("/")) ?? Response.error();
  }
}

/** Whether this is the document of the client: a link may lead to any other file of ours, too. */
function isPage(answer) {
  const kind = answer.headers.get("Content-Type") ?? "";
  return answer.status === 200 && !answer.redirected && kind.startsWith("text/html");
}

/** A new document is a new version: files of the old one are kept no longer. */
async function renew(cache, answer) {
  const before = await cache.match("/");
  const [old, now] = await Promise.all([before?.clone().text(), answer.clone().text()]);
  await cache.put("/", answer);
  if (old === undefined || old === now) return;
  const assets = (await cache.keys()).filter(({ url }) =>
    new URL(url).pathname.startsWith("/assets/"),
  );
  await Promise.all(assets.map((asset) => cache.delete(asset)));
}

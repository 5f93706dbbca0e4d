/** Which page is shown. The server answers every address with the same document. */

export type Place =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "screen"; code: string }
  | { page: "replay"; code: string }
  | { page: "rules"; game: string | null }
  | { page: "tiles" }
  | { page: "decks" }
  | { page: "settings" }
  | { page: "nowhere" };

export function placeOf(path: string): Place {
  const [first, second, third, ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "home" };
  if (first === "t" && second !== undefined) return tableOf(second, third);
  if (third !== undefined) return { page: "nowhere" };
  if (first === "rules") return { page: "rules", game: second ?? null };
  if (second === undefined && isPlain(first)) return { page: first };
  return { page: "nowhere" };
}

function isPlain(name: string): name is "tiles" | "decks" | "settings" {
  return name === "tiles" || name === "decks" || name === "settings";
}

function tableOf(code: string, face: string | undefined): Place {
  const upper = code.toUpperCase();
  if (face === undefined) return { page: "table", code: upper };
  if (face === "screen" || face === "replay") return { page: face, code: upper };
  return { page: "nowhere" };
}

/** Whether a click on a link changes the page here: with a key held, the browser opens another. */
export function staysHere(event: MouseEvent): boolean {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !elsewhere;
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!path.includes("#")) scrollTo(0, 0);
  }

  #read(): void {
    const place = placeOf(location.pathname);
    // The same place stays the same page, whatever stands behind the #.
    if (JSON.stringify(place) !== JSON.stringify(this.place)) this.place = place;
    this.hash = location.hash.slice(1);
  }

  /** Links within the app change the page without a reload. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || !staysHere(event)) return;
    const link = (event.target as Element | null)?.closest("a");
    if (link?.target !== "" || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

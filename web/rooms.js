/**
 * Checks the walls between the rooms of the client: `npm run check` runs it.
 *
 * A room imports those below it, never those above. No file imports itself by way of others, types
 * included. Only a game's own room and the catalogue name a game.
 */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** From the bottom; each is a folder of `src`, or a file in one. */
export const ROOMS = [
  "lib/protocol",
  "lib/i18n",
  "lib/device",
  "lib/ui",
  "lib/bots",
  "lib/proof",
  "lib/rules",
  "lib/board",
  "lib/games/entry.ts",
  "lib/games/*",
  "lib/games",
  "lib/coach",
  "lib/table",
  "lib/lobby",
  "lib/replay",
  "lib/home",
  "pages",
  "styles",
  "",
];
/** The generated types hold those of every game. */
const NAMES_GAMES = new Set(["lib/games/catalog.ts", "lib/protocol/types.ts"]);
const IMPORT = /\b(?:from|import)\s*\(?\s*"(\.[^"?]+)/g;

/** The text of each source file by its path below `src`.
 * @param {string} folder
 * @returns {Map<string, string>} */
export function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => /\.(ts|svelte|css)$/.test(name)).sort();
  return new Map(sources.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/** Everything that is wrong.
 * @param {Map<string, string>} sources
 * @param {readonly string[]} games
 * @returns {string[]} */
export function faultsIn(sources, games) {
  const imports = new Map(
    [...sources].map(([file, text]) => [file, importsOf(file, text, sources)]),
  );
  return [...upwards(imports), ...circles(imports), ...names(sources, games)];
}

/** @param {string} file @param {string} text @param {Map<string, string>} sources */
function importsOf(file, text, sources) {
  return [...text.matchAll(IMPORT)].flatMap(([, to = ""]) => {
    const path = normalize(join(dirname(file), to));
    return [path, `${path}.ts`, `${path}.svelte.ts`].filter((one) => sources.has(one)).slice(0, 1);
  });
}

/** The place of a file's room in the order, and the game that it belongs to.
 * @param {string} file */
function roomOf(file) {
  const game = /^lib\/games\/([^/]+)\//.exec(file)?.[1] ?? null;
  const name = game === null ? file : "lib/games/*";
  const fits = ROOMS.filter((room) => name === room || name.startsWith(`${room}/`) || room === "");
  const room = fits.sort((one, other) => other.length - one.length)[0] ?? "";
  return { level: ROOMS.indexOf(room), room: game === null ? room : `lib/games/${game}` };
}

/** @param {Map<string, string[]>} imports */
function upwards(imports) {
  return [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const [own, other] = [roomOf(file), roomOf(target)];
      const fits = own.room === other.room || own.level > other.level;
      return fits ? [] : [`${file}: imports ${target}, which is not below it`];
    }),
  );
}

/** @param {Map<string, string[]>} imports */
function circles(imports) {
  /** @type {Map<string, "open" | "done">} */
  const seen = new Map();
  /** @type {string[]} */
  const found = [];
  /** @param {string} file @param {readonly string[]} way */
  const walk = (file, way) => {
    if (seen.get(file) === "open")
      found.push(`${[...way.slice(way.indexOf(file)), file].join(" → ")}`);
    if (seen.has(file)) return;
    seen.set(file, "open");
    for (const target of imports.get(file) ?? []) walk(target, [...way, file]);
    seen.set(file, "done");
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

/** @param {Map<string, string>} sources @param {readonly string[]} games */
function names(sources, games) {
  return games.flatMap((game) => {
    const name = new RegExp(game.replaceAll("_", "[-_ ]?"), "i");
    return [...sources].flatMap(([file, text]) => {
      if (file.startsWith(`lib/games/${game}/`) || NAMES_GAMES.has(file)) return [];
      const line = text.split("\n").findIndex((one) => name.test(one));
      return line === -1 ? [] : [`${file}:${line + 1}: names ${game}`];
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(import.meta.dirname, "src");
  const games = readdirSync(join(folder, "lib/games")).filter(
    (name) =>
      statSync(join(folder, "lib/games", name)).isDirectory() &&
      existsSync(join(import.meta.dirname, "../src/paddock/games", name)),
  );
  const faults = faultsIn(sourcesIn(folder), games);
  for (const fault of faults) console.error(`${relative(process.cwd(), folder)}/${fault}`);
  console.log(faults.length === 0 ? "rooms: all walls stand" : `rooms: ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { addressOf } from "./text.ts";

const DOCS = join(import.meta.dirname, "../../docs/rules");
const PREFIX = "virtual:rules-";

/** `import address from "virtual:rules-pl-outspeed"`: where a rulebook is; each rule has its number as its id. */
export function rulebooks(): Plugin {
  let building = false;
  return {
    name: "paddock-rulebooks",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "en", game = ""] = id.slice(PREFIX.length + 1).split("-");
      const path = join(DOCS, language === "en" ? "" : language, `${game}.md`);
      this.addWatchFile(path);
      const html = await marked.parse(readFileSync(path, "utf8"));
      return addressOf(this, id.slice("\0virtual:".length), numbered(html), building);
    },
  };
}

/**
 * The page has its own title and its own minute, with pictures: what stands before the first numbered chapter
 * is for readers of the file. A rule can be linked to by its number. A corner of a table that says nothing is no heading.
 */
function numbered(html: string): string {
  return html
    .replace(/^.*?(?=<h2>1\.)/s, "")
    .replace(/<th><\/th>/g, "<td></td>")
    .replace(/<p><strong>(\d+\.\d+)<\/strong>/g, '<p id="rule-$1"><strong>$1</strong>')
    .replace(/<table>/g, '<div class="wide" tabindex="0"><table>')
    .replace(/<\/table>/g, "</table></div>");
}

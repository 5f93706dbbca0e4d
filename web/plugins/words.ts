import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { addressOf } from "./text.ts";

const LOCALE = join(import.meta.dirname, "../../src/paddock/locale");
const PREFIX = "virtual:words-";
/** Catalogues that only the command line needs. */
const LEFT_OUT = new Set(["cli.ftl"]);

/** `import address from "virtual:words-pl"`: where the catalogues of a language are, those of the command line. */
export function words(): Plugin {
  let building = false;
  return {
    name: "paddock-words",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = join(LOCALE, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder).filter(
        (name) => name.endsWith(".ftl") && !LEFT_OUT.has(name),
      );
      const texts = files.sort().map((name) => {
        const path = join(folder, name);
        this.addWatchFile(path);
        return withoutComments(readFileSync(path, "utf8"));
      });
      return addressOf(this, id.slice("\0virtual:".length), texts.join("\n"), building);
    },
  };
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

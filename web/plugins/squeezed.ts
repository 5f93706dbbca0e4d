import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|html|webmanifest)$/;

/** Beside each text file its gzipped twin, so that the server need not squeeze it each time. */
export function squeezed(): Plugin {
  let folder = "";
  return {
    name: "paddock-squeezed",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // The last moment: before it, files are not what they will be.
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      for (const file of files.filter((name) => WORTH_IT.test(name))) {
        const path = join(folder, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

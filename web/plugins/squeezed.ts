import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg|html|webmanifest)$/;

/** Beside each text file its gzipped twin, so that the server need not squeeze it each time. */
export function squeezed(): Plugin {
  return {
    name: "paddock-squeezed",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const [fileName, made] of Object.entries(bundle)) {
        if (!WORTH_IT.test(fileName)) continue;
        const source = made.type === "chunk" ? made.code : made.source;
        this.emitFile({
          type: "asset",
          fileName: `${fileName}.gz`,
          source: gzipSync(source, { level: 9 }),
        });
      }
    },
  };
}

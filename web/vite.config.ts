import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulebooks } from "./plugins/rulebooks.ts";
import { squeezed } from "./plugins/squeezed.ts";
import { words } from "./plugins/words.ts";

const server = process.env["PADDOCK_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), words(), rulebooks(), squeezed()],
  build: {
    outDir: "../src/paddock/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server allows no inline script, style or picture.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for what pages share: twenty small ones took 5 kB more, each gzipped by itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: /src\/lib\/(ui|device|bots|i18n)\//, minShareCount: 2 },
            { name: "board", test: /src\/lib\/(board|rules|coach)\//, minShareCount: 2 },
            { name: "pages", test: /src\/pages\/(Settings|Nowhere|Tiles|Decks)Page/ },
            { name: "decks", test: /src\/lib\/games\/\w+\/decks\// },
            { name: "rulebook", test: /src\/lib\/games\/\w+\/quick\// },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});

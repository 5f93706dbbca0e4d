import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { NO_SCORING, REVIEWED } from "./scoring.js";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/", "src/lib/protocol/types.ts"] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Svelte reads a state to depend on it; and `void` says that nobody waits for a promise.
      "@typescript-eslint/no-unused-expressions": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-invalid-void-type": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "prefer-const": "off", "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    rules: { "max-lines-per-function": ["error", 60] },
  },
  {
    files: ["src/pages/**", "src/lib/{board,games,home,lobby,table}/**"],
    ignores: REVIEWED,
    rules: { "no-restricted-syntax": ["error", ...NO_SCORING] },
  },
  { files: ["*.js"], ...ts.configs.disableTypeChecked },
  { files: ["rooms.js"], languageOptions: { globals: globals.node } },
);

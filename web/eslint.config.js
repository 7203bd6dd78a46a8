import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** prettier owns the layout; these rules look for mistakes, long lines and long files. */
export default [
  { ignores: ["node_modules/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", { max: 310, skipBlankLines: true }],
      // What prettier cannot break: strings, and the paths and sentences in templates.
      "max-len": ["error", { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true }],
      "no-undef": "off", // TypeScript checks names
      "svelte/no-useless-mustaches": "off", // Svelte trims a space beside a block unless it is written {" "}
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["src/lib/wire.ts", "src/lib/wire/*.ts"], // written by tools/wire_types.py: a view may be any JSON
    rules: { "max-lines": "off", "max-len": "off", "@typescript-eslint/no-explicit-any": "off" },
  },
];

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const PARTS = ["intrigue", "risk", "cardgame", "lesson"];

/**
 * The catalogue in parts: `?raw&part=risk` of a file are its messages that begin with `risk-`, and
 * `part=base` those of no game, so that a page loads the words of a game only with its board, and those of lessons only with one.
 */
function parts(): Plugin {
  return {
    name: "catalogue-parts",
    transform(code, id) {
      const part = /\.ftl\?raw&part=(\w+)/.exec(id)?.[1];
      if (!part) return null;
      const text = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, "")) as string;
      const entries = text.split(/\n(?=[-a-z#])/).filter((entry) => /^-?[a-z]/.test(entry));
      const of = (entry: string): string =>
        PARTS.find((one) => entry.replace(/^-/, "").startsWith(`${one}-`)) ?? "base";
      return `export default ${JSON.stringify(entries.filter((entry) => of(entry) === part).join("\n"))}`;
    },
  };
}

export default defineConfig({
  plugins: [
    parts(),
    svelte({
      onwarn(warning) {
        throw new Error(`${warning.filename}: ${warning.message} (${warning.code})`);
      },
    }),
  ],
  build: {
    outDir: "../src/council/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows files of its own, no data: scripts or fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const PARTS = ["intrigue", "risk", "cardgame", "lesson", "report", "daily", "record"];

/**
 * The catalogue in parts: `?raw&part=risk` of a file are its messages that begin with `risk-`, and
 * `part=base` those of no game, so that a page loads the words of a game only with its board, and those of lessons
 * only with one.
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

/**
 * The page of a server is the same at every path, so its files are named from the root. All else is named relative to
 * the script that asks for it: the same files make the page without a server, under any path (tools/site.py).
 */
function fromRoot(): Plugin {
  return {
    name: "page-from-root",
    transformIndexHtml: { order: "post", handler: (page) => page.replace(/="\.\//g, '="/') },
  };
}

export default defineConfig({
  base: "./",
  plugins: [
    parts(),
    fromRoot(),
    svelte({
      onwarn(warning) {
        throw new Error(`${warning.filename}: ${warning.message} (${warning.code})`);
      },
    }),
  ],
  worker: { format: "es" },
  build: {
    outDir: "../src/council/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows files of its own, no data: scripts or fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});

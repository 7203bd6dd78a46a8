import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [
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
    reportCompressedSize: true,
  },
  test: { include: ["test/**/*.test.ts"] },
});

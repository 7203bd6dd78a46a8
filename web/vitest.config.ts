import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

const HANGS = 60_000; // milliseconds: on a busy machine a test takes its time

/** A file of its own: the page is built without the tools that test it. */
export default mergeConfig(
  build,
  defineConfig({ test: { include: ["test/**/*.test.ts"], testTimeout: HANGS, hookTimeout: HANGS } }),
);

import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

/** A file of its own: the page is built without the tools that test it. */
export default mergeConfig(build, defineConfig({ test: { include: ["test/**/*.test.ts"] } }));

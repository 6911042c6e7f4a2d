import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "test",
    // The specs beside these run in browsers, by Playwright.
    include: ["cloud/**/*.test.ts", "bench/**/*.test.ts"],
    globalSetup: "./cloud/assembly/setup.ts",
    // Most of the work is done by the functions, in processes of their own.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

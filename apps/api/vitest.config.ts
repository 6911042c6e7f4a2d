import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    setupFiles: ["@consigliere/store/testing/setup"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

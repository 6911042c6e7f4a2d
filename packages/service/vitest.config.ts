import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    isolate: false,
    setupFiles: ["@consigliere/store/testing/setup"],
    testTimeout: 30_000,
  },
});

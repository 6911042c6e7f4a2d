import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["../../packages/service/testing/server.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

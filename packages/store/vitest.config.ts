import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    isolate: false,
    setupFiles: ["testing/setup.ts"],
    testTimeout: 20_000,
    // Better Auth's suites tell the story of every call.
    silent: "passed-only",
  },
});

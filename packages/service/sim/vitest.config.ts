import { defineConfig } from "vitest/config";

/** Not among the tests, as it takes minutes: `npm run sim:pace <game>`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.sim.ts"],
    testTimeout: 1_800_000,
    reporters: ["dot"],
  },
});

import { defineConfig } from "vitest/config";
import { PaceReport } from "./pace-report.ts";
import { MATCHES, WAYS } from "./ways.ts";

/**
 * Not among the tests, because it takes minutes: `npm run sim:pace <game>`. Each match is played separately, because
 * the embedded database gets slower with everything it keeps.
 */
export default defineConfig({
  test: {
    reporters: ["dot", new PaceReport()],
    maxWorkers: "100%",
    projects: WAYS.flatMap(({ name }) =>
      Array.from({ length: MATCHES }, (_, match) => ({
        test: {
          name: `${name}, ${match + 1}`,
          root: import.meta.dirname,
          include: ["*.sim.ts"],
          setupFiles: ["@consigliere/store/testing/setup"],
          testTimeout: 1_800_000,
          env: { PACE_WAY: name, PACE_MATCH: String(match + 1) },
        },
      })),
    ),
  },
});

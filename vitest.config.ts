import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

type ProjectOptions = TestProjectInlineConfiguration["test"];

const project = (root: string, options: ProjectOptions = {}): TestProjectInlineConfiguration => ({
  extends: true,
  root,
  test: { name: root, ...options },
});

/** The tests start a database of their own for each file. */
const withDatabase = { setupFiles: ["@consigliere/store/testing/setup"] };

export default defineConfig({
  test: {
    // However busy the machine is, no test fails by its clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One core is usually left idle, which is half of a machine with two.
    maxWorkers: "100%",
    // The files of a project share a process: starting one and loading the shared modules takes longer than most tests.
    isolate: false,
    silent: "passed-only",
    projects: [
      project("packages/engine"),
      project("packages/contract"),
      project("packages/languages"),
      project("packages/portrait"),
      project("packages/games"),
      project("packages/store", { setupFiles: [at("packages/store/testing/setup.ts")] }),
      project("packages/service", withDatabase),
      project("apps/api", withDatabase),
      project("apps/web"),
      project("apps/local"),
      // A file of it replaces a module, which the others must not have loaded before.
      project("apps/ops", { ...withDatabase, isolate: true }),
      project("infra", { globalSetup: [at("infra/test/support/setup.ts")] }),
      project("test", {
        include: ["cloud/**/*.test.ts", "bench/**/*.test.ts"],
        globalSetup: [at("test/cloud/assembly/setup.ts")],
      }),
    ],
  },
});

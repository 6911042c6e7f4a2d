import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "infra", globalSetup: ["test/support/setup.ts"], isolate: false },
});

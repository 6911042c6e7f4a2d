import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.mjs";

const executablePath = findChromium();

export default defineConfig({
  testDir: "e2e",
  // A stack of its own per worker; the tests of a worker share it and meet in it as strangers do.
  workers: 2,
  fullyParallel: true,
  // Ten times what they take on a machine that does nothing else: what is slow is measured, and does not fail.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // To film the one that is looked into: `playwright test --trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});

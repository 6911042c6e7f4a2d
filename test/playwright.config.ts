import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "./chromium.mjs";
import { withPhoneFonts } from "./phone-fonts.ts";

const chromium = findChromium();
const shell = process.env["CHROMIUM_PATH"] ?? findHeadlessShell() ?? chromium;

/**
 * Else each new window also loads two pages of the browser's own, for suggestions in an address bar that nobody sees:
 * a third of what a visit costs. The flag takes the place of Playwright's, whose list goes on below.
 */
const withoutAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
const withoutByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Tests that need a whole browser: only it shows notifications, and it loads as much as visitors' browsers do. */
const whole = ["push.spec.ts", "page-weight.spec.ts"];

export default defineConfig({
  testDir: "e2e",
  globalSetup: ["./e2e/support/functions.ts", "./phone-fonts.ts"],
  // A stack of its own per worker; the tests of a worker share it and meet in it as strangers do. One more than there
  // are cores, since half of what a test does is to wait for a page.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  // Ten times what they take on a machine that does nothing else: what is slow is measured, and does not fail.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  forbidOnly: true,
  // Hundreds of waits for a browser: what fails once on a busy machine is tried once more, and listed as flaky at the end.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    // Animations take most of a machine without a screen; they run only in the tests about them.
    contextOptions: { reducedMotion: "reduce" },
    // Each window would fill a cache of its own; the specs about working without a network allow it.
    serviceWorkers: "block",
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // To film the one that is looked into: `playwright test --trace on`.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "shell", testIgnore: whole, use: { launchOptions: launchedBy(shell) } },
    // One at a time: how much of a page comes at once depends on how busy the machine is.
    {
      name: "browser",
      testMatch: whole,
      workers: 1,
      use: { launchOptions: launchedBy(chromium) },
    },
  ],
});

function launchedBy(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    env: withPhoneFonts,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Pages live for seconds here: to compile their scripts for speed costs more than it brings.
      "--js-flags=--no-turbofan --no-maglev --single-threaded-gc --min-semi-space-size=32",
      `--disable-features=${[...withoutAddressBar, ...withoutByPlaywright].join()}`,
    ],
  };
}

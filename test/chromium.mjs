// Plain JavaScript for any Node: `npm test` looks for a browser before the pinned Node is installed.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium that is on this machine, or undefined. CHROMIUM_PATH names one. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...inPath(...names), ...elsewhere].find(
    (file) => file && existsSync(file),
  );
}

/** Chromium without a screen, which takes two thirds of the time, but shows no notifications; or undefined. */
export function findHeadlessShell() {
  return inPath("chromium-headless-shell").find((file) => existsSync(file));
}

/** The places where these programs may be, in the order of the path. */
export function inPath(...programs) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)));
}

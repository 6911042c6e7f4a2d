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
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...inPath, ...elsewhere].find((file) => file && existsSync(file));
}

import { delimiter } from "node:path";
import { findChromium } from "../../test/chromium.mjs";
import { environment, pnpm, run, say } from "./command.mjs";

/** Makes sure that there is a Chromium for the end-to-end tests, in the simplest way that this machine allows. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && (await isInPath("apt-get"))) {
    say("Installing the distribution's Chromium …");
    const env = { ...environment, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { env });
    // The headless shell is faster, but not every distribution has it.
    for (const name of ["chromium", "chromium-headless-shell"]) {
      await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { env });
    }
    if (findChromium()) return;
  }
  say("Downloading Playwright's Chromium …");
  await run("npx", pnpm("--filter", "@consigliere/test", "exec", "playwright", "install", "chromium"));
}

async function isInPath(command) {
  const { access } = await import("node:fs/promises");
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = await Promise.all(
    folders.map((folder) =>
      access(`${folder}/${command}`).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

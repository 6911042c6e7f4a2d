// `npm run test:browsers`: what friends do, tried in Firefox and WebKit; installs both where a Debian lets it.
import { join } from "node:path";
import { environment, run } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";

const packages = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

await install();
await build();
if (process.getuid?.() === 0) {
  const env = { ...environment, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], { env });
}
process.exitCode = await run("node", [join("test", "browsers", "main.ts"), ...process.argv.slice(2)]);

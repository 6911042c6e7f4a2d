// `npm run smoke -- --stage <stage>` or `-- --url <origin>`: plays a match in a running service, and reports whether
// everything worked. With `--inbox <origin>`, where its mail can be read, it tries mail as well; with `--browser`, pages.
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { run } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";

const args = process.argv.slice(2);
await install();
if (args.includes("--browser")) await ensureChromium();
process.exitCode = await run("node", [join("test", "smoke", "main.ts"), ...args]);

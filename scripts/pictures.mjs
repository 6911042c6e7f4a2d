// `npm run pictures -- --url <origin>`: makes the pictures of the README anew, from the tables of a running service.
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { run } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";

await install();
await ensureChromium();
process.exitCode = await run("node", [join("test", "pictures", "main.ts"), ...process.argv.slice(2)]);

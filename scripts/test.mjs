// `npm test`: installs missing dependencies, builds, checks the code and runs all tests.
import { runChecks } from "./lib/checks.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";
import { runPlaywright, runVitest } from "./lib/test-runners.mjs";

await install();
await ensureChromium();
await build();

let total = 0;
const failed = [];
for (const runner of [runChecks, runVitest, runPlaywright]) {
  const { passed, failures } = await runner();
  total += passed;
  failed.push(...failures);
}
process.exitCode = failed.length > 0 ? 1 : 0;
// Last, where a log that was cut still has them.
for (const name of failed) say(`FAILED: ${name}`);
say(`\n${total} passed, ${failed.length} failed`);

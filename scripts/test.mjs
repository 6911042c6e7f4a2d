// `npm test`: installs missing dependencies, builds, checks the code and runs all tests.
import { runChecks } from "./lib/checks.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { say } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";
import { runPlaywright, runVitest } from "./lib/test-runners.mjs";

await install();
await ensureChromium();
await build();

const total = { passed: 0, failed: 0 };
for (const runner of [runChecks, runVitest, runPlaywright]) {
  const { passed, failed } = await runner();
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed > 0 ? 1 : 0;
say(`\n${total.passed} passed, ${total.failed} failed`);

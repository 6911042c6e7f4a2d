// `pnpm check`: types, style, unused code, direction of dependencies.

import { runChecks } from "./lib/checks.mjs";
import { say } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";

await install();
const { passed, failures } = await runChecks();
say(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

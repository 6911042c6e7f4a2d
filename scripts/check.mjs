// `pnpm check`: types, style, unused code, direction of dependencies.

import { runChecks } from "./lib/checks.mjs";
import { say } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";

await install();
const { passed, failed } = await runChecks();
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

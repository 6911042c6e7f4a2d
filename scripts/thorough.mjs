// `npm run test:thorough`: the tests that take samples, with larger ones: more matches of games and service, and every
// name at tables of all games, in both languages, for whole matches. Every week in CI; pages must have been built.
import { join } from "node:path";
import { environment, root, run } from "./lib/command.mjs";

const env = { ...environment, THOROUGH: "1" };
const test = join(root, "test");
const browsers = { ...env, PATH: `${join(test, "node_modules", ".bin")}:${env.PATH}` };
const codes = [
  await run("vitest", ["run", "packages/games", "packages/service"], { env }),
  await run("playwright", ["test", "names"], { cwd: test, env: browsers }),
];
process.exitCode = Math.max(...codes);

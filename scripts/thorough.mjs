// `npm run test:thorough`: the tests that take samples, with larger ones: more matches of games and service, and every
// name at tables of all games, in both languages, for whole matches. Every week in CI; pages must have been built.
import { environment, playwright, run } from "./lib/command.mjs";

const THOROUGH = "1";
const codes = [
  await run("vitest", ["run", "packages/games", "packages/service"], { env: { ...environment, THOROUGH } }),
  await playwright(["names"], { THOROUGH }),
];
process.exitCode = Math.max(...codes);

import { environment, run } from "./command.mjs";

/** The checks of the code that do not run it. */
const checks = [
  // Projects with their own settings are left out of the root's.
  ...[".", "apps/web", "infra", "test"].map((folder) => [`types of ${folder}`, "tsc", ["-p", folder]]),
  ["style", "biome", ["check", "--error-on-warnings"]],
  ["no unused code", "knip", ["--no-progress"]],
  ["direction of dependencies", "node", ["scripts/dependencies.mjs"]],
];

/** Runs every check, prints its result, and names failures like the test runners. */
export async function runChecks() {
  const failures = [];
  for (const [name, command, args] of checks) {
    process.stdout.write(`Checking ${name} …\n`);
    const code = await run(command, args, { env: environment });
    if (code === 0) continue;
    process.stdout.write(`FAILED: ${name}\n`);
    failures.push(name);
  }
  return { passed: checks.length - failures.length, failures };
}

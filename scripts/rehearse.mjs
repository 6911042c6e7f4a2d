// `npm run rehearse -- --from <git ref>`: on this machine, deploys this version over the functions of an earlier one
// while matches run, and rolls it back. The earlier version is built from its own sources with its own dependencies.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { environment, pnpm, run, say } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";

/** Bundles the functions of the version in which this file is. */
const builder = `
import { build } from "esbuild";
import { bundleOptions } from "./deploy/bundle.ts";
import { functionNames } from "./deploy/functions.ts";
await Promise.all(functionNames.map((name) => build(bundleOptions(name, process.argv[2]))));
`;

const from = readVersion();
if (!from) {
  process.stderr.write("From which version? npm run rehearse -- --from <git ref>\n");
  process.exit(1);
}
await install();
process.exitCode = await rehearse(from);

function readVersion() {
  const given = process.argv.slice(2);
  // pnpm passes on the two dashes that npm needs before arguments.
  const args = given[0] === "--" ? given.slice(1) : given;
  try {
    return parseArgs({ args, options: { from: { type: "string" } } }).values.from;
  } catch (error) {
    process.stderr.write(`${error.message.split("\n")[0]} Like this: npm run rehearse -- --from <git ref>\n`);
    process.exit(1);
  }
}

async function rehearse(ref) {
  const folder = mkdtempSync(join(tmpdir(), "rehearse-"));
  const worktree = join(folder, "version");
  const bundles = join(folder, "functions");
  try {
    say(`Building the functions of ${ref} …`);
    await must(`There is no version ${ref} here.`, "git", ["worktree", "add", "--detach", worktree, ref]);
    await must(`The dependencies of ${ref} could not be installed.`, "npx", installing(), { cwd: worktree });
    const api = join(worktree, "apps", "api");
    writeFileSync(join(api, "rehearse-build.mjs"), builder);
    const why = `The functions of ${ref} could not be bundled.`;
    await must(why, "node", ["rehearse-build.mjs", bundles], { cwd: api });
    say("Rehearsing …");
    const env = { ...environment, OLD_FUNCTIONS: bundles };
    return await run("vitest", ["run", "--project", "test", "test/cloud/rollout.test.ts"], { env });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    await run("git", ["worktree", "remove", "--force", worktree], { stdio: "ignore" });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The needs of the functions and their bundler; no browser and no cloud tools. */
function installing() {
  return pnpm("install", "--frozen-lockfile", "--filter", "@consigliere/api...");
}

async function must(why, command, args, options) {
  if ((await run(command, args, options)) !== 0) throw new Error(why);
}

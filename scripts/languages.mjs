// `npm run test:languages`: builds a clone of the last commit with a third language, made by machine, and tries its pages.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.mjs";
import { environment, mustRun, pnpm, root, run } from "./lib/command.mjs";

await ensureChromium();
const clone = mkdtempSync(join(tmpdir(), "three-languages-"));
const bin = join(clone, "test/node_modules/.bin");
const env = { ...environment, PATH: `${bin}:${join(clone, "node_modules/.bin")}:${environment.PATH}` };
const steps = [
  ["npx", pnpm("install", "--frozen-lockfile")],
  ["node", ["packages/languages/testing/pseudo.ts", "."]],
  ["npx", pnpm("exec", "turbo", "run", "build")],
  ["tsc", ["-p", "."]],
  ["tsc", ["-p", "apps/web"]],
  ["playwright", ["test", "e2e/pages.spec.ts"], { cwd: join(clone, "test") }],
];
await mustRun("git", ["clone", "--quiet", "--local", root, clone]);
for (const [command, args, options] of steps) {
  process.exitCode ||= await run(command, args, { cwd: clone, env, ...options });
}
rmSync(clone, { recursive: true, force: true });

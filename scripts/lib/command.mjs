import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = join(root, "node_modules", ".bin");

/** Tools of the workspace come first, so that `node` is the pinned one and not the machine's own. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
};

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Runs tests of the product in browsers, which have tools of their own, and resolves to the exit code. */
export function playwright(args, env = {}) {
  const cwd = join(root, "test");
  const PATH = `${join(cwd, "node_modules", ".bin")}${delimiter}${environment.PATH}`;
  return run("playwright", ["test", ...args], { cwd, env: { ...environment, PATH, ...env } });
}

/** Runs a command in the repository's root and resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * As `run`, for a command that asks nothing; ends this process when the command fails. A signal to this process reaches
 * everything that the command has started, which would otherwise go on without us.
 */
export async function mustRun(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  let isAskedToEnd = false;
  const end = (signal) => {
    isAskedToEnd = true;
    process.kill(-child.pid, signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, end);
  const [code] = await once(child, "exit");
  for (const signal of signals) process.off(signal, end);
  if (isAskedToEnd) process.exit(0);
  if (code !== 0) {
    process.stderr.write(`\n${[command, ...args].join(" ")} ended with ${code}.\n`);
    process.exit(code ?? 1);
  }
}

/** The arguments that run the pinned pnpm on any machine with npm, for `run("npx", …)`. */
export function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return ["-y", "--loglevel=error", packageManager, ...args];
}

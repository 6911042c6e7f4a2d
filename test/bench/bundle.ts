/** How much JavaScript a function brings, and how much of it runs before its first event. */
import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Cloud } from "../cloud/cloud.ts";
import type { Part } from "../cloud/wiring.ts";
import { atMost, type Row } from "./row.ts";

const MARK = "evaluated ";

/** Prints each module that is loaded. */
const teller = `import{registerHooks}from"node:module";registerHooks({load(url,context,next){console.log("${MARK}"+url);return next(url,context)}})`;

/** The bundle that answers requests, in megabytes. */
export async function bundleRows(cloud: Cloud): Promise<Row[]> {
  const { code } = cloud.functions.http.spec;
  return [
    atMost(
      0.6,
      "JavaScript evaluated at the start of http, MB",
      await megabytesIn(await evaluated(cloud, "http")),
    ),
    atMost(
      1,
      "whole bundle of http, MB",
      await megabytesIn(await modulesIn(code)),
      "0.31 of it are the rules of five games and 0.07 check a beacon, of which a start loads nothing; the goal was set for three games.",
    ),
  ];
}

/** Files that Node may load, without source maps. */
export async function modulesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".mjs")).map((file) => join(folder, file));
}

/**
 * Starts a function in a process of its own, and ends it when its modules are evaluated: keys are read by then, and
 * clients made. Resolves to its output.
 */
export async function startOnce(code: string, env: Readonly<Record<string, string>>): Promise<string> {
  const script = `await import("${pathToFileURL(join(code, "index.mjs"))}"); process.exit();`;
  const args = ["--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...env, LAMBDA_TASK_ROOT: code },
  });
  return stdout;
}

/** The function's own files that Node loads until it asks for its first event. */
async function evaluated({ functions }: Cloud, part: Part): Promise<string[]> {
  const { spec, variables } = functions[part];
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(teller)}`;
  const output = await startOnce(spec.code, { ...variables, NODE_OPTIONS });
  return output
    .split("\n")
    .flatMap((line) => (line.startsWith(`${MARK}file:`) ? fileURLToPath(line.slice(MARK.length)) : []))
    .filter((file) => file.startsWith(spec.code));
}

/** Rounded up, so that nothing is hidden behind the point. */
async function megabytesIn(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 10_000) / 100;
}

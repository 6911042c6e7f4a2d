/** How much JavaScript a function brings, and how much of it runs before its first event. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { Cloud } from "../cloud/cloud.ts";
import { type Part, parts } from "../cloud/wiring.ts";
import { atMost, type Row } from "./row.ts";
import { detail, report, sideBySide, type Timed } from "./stopwatch.ts";

const MARK = "evaluated ";

/** Prints each module that is loaded. */
const teller = `import{registerHooks}from"node:module";registerHooks({load(url,context,next){console.log("${MARK}"+url);return next(url,context)}})`;

/** The bundle that answers requests, in megabytes. */
export async function bundleRows(cloud: Cloud): Promise<Row[]> {
  const { code } = cloud.functions.http.spec;
  return [
    atMost(
      0.45,
      "JavaScript evaluated at the start of http, MB",
      await megabytesIn(await evaluated(cloud, "http")),
    ),
    atMost(
      0.8,
      "whole bundle of http, MB",
      await megabytesIn(await modulesIn(code)),
      "0.31 of it are the rules of five games and 0.07 check a beacon, of which a start loads nothing; 0.11 is the library of schemas.",
    ),
  ];
}

/** Files that Node may load, without source maps. */
async function modulesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".mjs")).map((file) => join(folder, file));
}

/**
 * Starts a function in a process of its own, and ends it when its modules are evaluated: keys are read by then, and
 * clients made. Resolves to its output.
 */
async function startOnce(code: string, env: Readonly<Record<string, string>>): Promise<string> {
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

const ROUNDS = 10;

const WHY_SLOW =
  "0.41 MB is evaluated at each start, a quarter of it the library of schemas; a busy machine takes longer for it than for an empty handler.";

/** Each function out of the cloud assembly, beside a handler that does nothing. */
export async function benchColdStart(cloud: Cloud): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "cold-start-"));
  try {
    const empty = join(folder, "empty");
    await mkdir(empty, { recursive: true });
    await writeFile(join(empty, "index.mjs"), "export const handler = async () => null;\n");
    const { variables } = cloud.functions.http;
    const all = [
      { name: "an empty handler", act: () => startOnce(empty, variables) },
      ...parts.map((name): Timed => {
        const { spec, variables } = cloud.functions[name];
        return { name, act: () => startOnce(spec.code, variables) };
      }),
    ];
    const medians = await sideBySide(all, ROUNDS);
    report("cold start", medians);
    detail("\nbundles");
    for (const part of parts) {
      const files = await modulesIn(cloud.functions[part].spec.code);
      const code = await Promise.all(files.map((file) => readFile(file)));
      const packed = gzipSync(Buffer.concat(code)).length;
      const bytes = code.reduce((sum, { length }) => sum + length, 0);
      detail(`  ${part.padEnd(12)} ${kB(bytes)} in ${code.length} files, ${kB(packed)} packed`);
    }
    const ratio = (part: string) => (medians.get(part) ?? 0) / (medians.get("an empty handler") ?? 1);
    return [
      ...["http", "account", "stream"].map((part) =>
        atMost(2.2, `cold start of ${part} against an empty handler`, ratio(part), WHY_SLOW),
      ),
      ...(await bundleRows(cloud)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(0).padStart(6)} kB`;
}

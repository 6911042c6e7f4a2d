/** How much JavaScript a function brings, and how much of it runs before its first event. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Cloud } from "../cloud/cloud.ts";
import { startEnvironment } from "../cloud/runtime/environment.ts";
import type { Part } from "../cloud/wiring.ts";
import { atMost, type Row } from "./row.ts";

const MARK = "evaluated ";

/** Says each module that is loaded; it comes as an address, because the function reads nothing but its own folder. */
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

/** The function's own files that Node loads until it asks for its first event. */
async function evaluated({ functions }: Cloud, part: Part): Promise<string[]> {
  const { spec, variables } = functions[part];
  const files: string[] = [];
  const environment = await startEnvironment({
    functionArn: `arn:aws:lambda:eu-central-1:111122223333:function:${part}`,
    code: spec.code,
    variables: {
      ...variables,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(teller)}`,
      LAMBDA_TASK_ROOT: spec.code,
    },
    timeoutSeconds: 60,
    clockAheadMs: () => 0,
    onOutput: (line) => {
      const url = line.startsWith(MARK) ? line.slice(MARK.length) : "";
      if (url.startsWith("file:")) files.push(fileURLToPath(url));
    },
    worked: () => {},
  });
  await environment.ready;
  await environment.stop();
  return files.filter((file) => file.startsWith(spec.code));
}

/** Rounded up, so that nothing is hidden behind the point. */
async function megabytesIn(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 10_000) / 100;
}

/** What a cold start costs: bytes of each function's bundle, and the time until it asks for its first event. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Cloud } from "../cloud/cloud.ts";
import { parts } from "../cloud/wiring.ts";
import { bundleRows, modulesIn, startOnce } from "./bundle.ts";
import { atMost, type Row } from "./row.ts";
import { detail, report, sideBySide, type Timed } from "./stopwatch.ts";

const ROUNDS = 10;

const WHY_SLOW =
  "Half a megabyte of libraries is evaluated at each start, for DynamoDB, schemas and routes; a busy machine takes longer for it than for an empty handler.";

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
        atMost(2.5, `cold start of ${part} against an empty handler`, ratio(part), WHY_SLOW),
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

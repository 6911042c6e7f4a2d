import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";

const script = fileURLToPath(new URL("../bin/consigliere.ts", import.meta.url));
const empty = mkdtempSync(join(tmpdir(), "empty-"));
const shapes = inject("shapesFolder");
const site = join(shapes, "site");
const stage = "example";

it.each<[string, Record<string, string>, string]>([
  ["an unknown stage", { stage: "prdo" }, 'There is no stage "prdo": infra/stages has'],
  [
    "pages that are not built",
    { stage, site: empty },
    `The web app is not built: ${empty} has no en/index.html`,
  ],
  ["missing bundles", { stage, site, functions: empty }, `Not bundled: ${empty} has no function http`],
])("%s: one line, and nothing is synthesized", (_, context, line) => {
  const outdir = mkdtempSync(join(tmpdir(), "out-"));
  const env = { ...process.env, CDK_CONTEXT_JSON: JSON.stringify(context), CDK_OUTDIR: outdir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(line)]);
});

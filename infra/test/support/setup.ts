import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly shapesFolder: string;
  }
}

const script = fileURLToPath(new URL("synthesize-shapes.ts", import.meta.url));

/** Synthesizes once for all test files, which then need not load the CDK. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "consigliere-shapes-"));
  const env = { ...process.env, CDK_DISABLE_STACK_TRACE: "1" };
  execFileSync(process.execPath, [script, folder], { env, stdio: ["ignore", "ignore", "inherit"] });
  project.provide("shapesFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

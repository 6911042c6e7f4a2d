import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface CdkResult {
  readonly code: number;
  /** The output, if it was to be kept. */
  readonly output: string;
}

/** Runs the CDK command line; with `keep` it also returns the output. */
export type Cdk = (args: readonly string[], options?: { readonly keep?: boolean }) => Promise<CdkResult>;

const infra = fileURLToPath(new URL("..", import.meta.url));
const commandLine = fileURLToPath(new URL("../node_modules/aws-cdk/bin/cdk", import.meta.url));

/** The pinned CDK command line. It uses `region` for stacks that name none. */
export function cdkIn(region: string): Cdk {
  return (args, { keep = false } = {}) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [commandLine, ...args], {
        cwd: infra,
        env: { ...process.env, AWS_REGION: region, CDK_DISABLE_CLI_TELEMETRY: "true" },
        stdio: keep ? ["ignore", "pipe", "pipe"] : "inherit",
      });
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (chunk: Buffer) => {
          output.push(chunk);
          process.stdout.write(chunk);
        });
      }
      child.once("error", reject);
      child.once("close", (code) =>
        resolve({ code: code ?? 1, output: Buffer.concat(output).toString("utf8") }),
      );
    });
}

/** Makes a new assembly of a stage in `folder`; `site` has the exported web app. Says whether that went well. */
export async function synthesize(
  { stage, site, folder }: { readonly stage: string; readonly site: string; readonly folder: string },
  cdk: Cdk,
): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  const context = ["--context", `stage=${stage}`, "--context", `site=${site}`];
  return (await cdk(["synth", "--quiet", ...context, "--output", folder])).code === 0;
}

/** Compares only templates, so that a preview changes nothing: no change set, no empty stack. */
export async function showDiff(assembly: string, cdk: Cdk): Promise<string | undefined> {
  const { code, output } = await cdk(["diff", "--app", assembly, "--method=template"], { keep: true });
  return code === 0 ? output : undefined;
}

/**
 * Deploys the stacks of an assembly, each after those that it needs. Stops at the first that fails, which
 * CloudFormation then rolls back. Started again, it continues from there. Returns the outputs of all stacks together.
 */
export async function deployStacks(
  assembly: string,
  cdk: Cdk,
): Promise<Readonly<Record<string, string>> | undefined> {
  const notes = mkdtempSync(join(tmpdir(), "consigliere-outputs-"));
  try {
    const file = join(notes, "outputs.json");
    const how = ["--all", "--require-approval", "never", "--outputs-file", file];
    const { code } = await cdk(["deploy", "--app", assembly, ...how]);
    if (code !== 0) return undefined;
    return Object.assign({}, ...Object.values(JSON.parse(readFileSync(file, "utf8")) as object));
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}

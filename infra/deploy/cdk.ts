import { spawn } from "node:child_process";
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

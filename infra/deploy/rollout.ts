import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UpdateTerminationProtectionCommand } from "@aws-sdk/client-cloudformation";
import type { Assembly, AssemblyStack } from "./assembly.ts";
import type { AwsClients } from "./aws-clients.ts";
import type { Cdk } from "./cdk.ts";
import { readStack } from "./stacks.ts";

/** The outputs of every deployed stack, by stack name. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Deploys the stacks of an assembly, each after those that it needs. Stops at the first that fails, which
 * CloudFormation then rolls back. Started again, it continues from there.
 */
export async function deployStacks(
  { folder, stacks }: Assembly,
  cdk: Cdk,
  clients: AwsClients,
): Promise<Outputs | undefined> {
  for (const stack of stacks) await releaseFailed(stack, clients);
  const notes = mkdtempSync(join(tmpdir(), "consigliere-outputs-"));
  try {
    const file = join(notes, "outputs.json");
    const how = ["--all", "--require-approval", "never", "--outputs-file", file];
    const { code } = await cdk(["deploy", "--app", folder, ...how]);
    return code === 0 ? (JSON.parse(readFileSync(file, "utf8")) as Outputs) : undefined;
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}

/**
 * The CDK protects a stack before it makes it. If making it fails, the next deployment begins by deleting the rest,
 * which the protection forbids. There is nothing to lose in it.
 */
async function releaseFailed({ name, region }: AssemblyStack, clients: AwsClients): Promise<void> {
  const client = clients.cloudFormation(region);
  const found = await readStack(client, name);
  if (!found?.isProtected || !["ROLLBACK_COMPLETE", "ROLLBACK_FAILED"].includes(found.status)) return;
  const wanted = { StackName: name, EnableTerminationProtection: false };
  await client.send(new UpdateTerminationProtectionCommand(wanted));
  process.stdout.write(
    `${name} could not be made before: its protection is lifted, so that it can be made anew.\n`,
  );
}

/** Compares only templates, so that a preview changes nothing: no change set, no empty stack. */
export async function showDiff({ folder }: Assembly, cdk: Cdk): Promise<string | undefined> {
  const { code, output } = await cdk(["diff", "--app", folder, "--method=template"], { keep: true });
  return code === 0 ? output : undefined;
}

export async function destroyStacks({ folder }: Assembly, cdk: Cdk): Promise<boolean> {
  const { code } = await cdk(["destroy", "--app", folder, "--all", "--force"]);
  return code === 0;
}

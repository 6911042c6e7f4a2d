import { createHash } from "node:crypto";
import {
  type Change,
  CloudFormationClient,
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  type DescribeChangeSetCommandOutput,
  GetTemplateCommand,
  UpdateTerminationProtectionCommand,
} from "@aws-sdk/client-cloudformation";
import type { AssemblyStack } from "./assembly.ts";
import type { PreparedStack, ResourceChange } from "./change-sets.ts";
import { isMissing, readStack } from "./stacks.ts";

/** What a rollout asks of CloudFormation itself; everything else is the CDK's. */
export interface CloudFormation {
  /** The change set of a stack, read back. */
  readChangeSet(stack: AssemblyStack, name: string): Promise<PreparedStack>;
  /** Whether the change set of a stack still waits to be executed. */
  hasChangeSet(stack: AssemblyStack, name: string): Promise<boolean>;
  /** Names of what a stack puts out by now. */
  readOutputs(stack: AssemblyStack): Promise<readonly string[]>;
  /** Names what a stack is made from now. */
  readDeployed(stack: AssemblyStack): Promise<string>;
  /** Lifts the protection of a stack that was never made; tells whether that was to be done. */
  releaseFailed(stack: AssemblyStack): Promise<boolean>;
}

/** It is gone once it, or another of its stack, was executed. */
async function hasChangeSet(stack: AssemblyStack, name: string): Promise<boolean> {
  try {
    await clientFor(stack).send(new DescribeChangeSetCommand({ StackName: stack.name, ChangeSetName: name }));
    return true;
  } catch (error) {
    if (error instanceof Error && /^ChangeSetNotFound/.test(error.name)) return false;
    if (isMissing(error)) return false;
    throw error;
  }
}

async function readOutputs(stack: AssemblyStack): Promise<readonly string[]> {
  return (await readStack(clientFor(stack), stack.name))?.outputs ?? [];
}

async function readDeployed(stack: AssemblyStack): Promise<string> {
  try {
    const { TemplateBody = "" } = await clientFor(stack).send(
      new GetTemplateCommand({ StackName: stack.name }),
    );
    return createHash("sha256").update(TemplateBody).digest("hex");
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

/**
 * The CDK protects a stack before it makes it. When that fails, the next deployment begins by deleting what is left,
 * which the protection forbids; and there is nothing to lose.
 */
async function releaseFailed(stack: AssemblyStack): Promise<boolean> {
  const client = clientFor(stack);
  const found = await readStack(client, stack.name);
  if (!found?.isProtected || !["ROLLBACK_COMPLETE", "ROLLBACK_FAILED"].includes(found.status)) return false;
  const wanted = { StackName: stack.name, EnableTerminationProtection: false };
  await client.send(new UpdateTerminationProtectionCommand(wanted));
  return true;
}

/** An empty one, which CloudFormation keeps as failed, is removed. */
async function readChangeSet(stack: AssemblyStack, name: string): Promise<PreparedStack> {
  const client = clientFor(stack);
  const wanted = { StackName: stack.name, ChangeSetName: name };
  const changes: Change[] = [];
  let page: DescribeChangeSetCommandOutput | undefined;
  do {
    const NextToken: string | undefined = page?.NextToken;
    page = await client.send(new DescribeChangeSetCommand({ ...wanted, ...(NextToken && { NextToken }) }));
    changes.push(...(page.Changes ?? []));
  } while (page.NextToken);
  if (page.Status === "FAILED") {
    await client.send(new DeleteChangeSetCommand(wanted));
    return { stack: stack.id, state: "unchanged", deployed: await readDeployed(stack) };
  }
  return { stack: stack.id, state: "changes", changes: changes.map(describe) };
}

export const cloudFormation: CloudFormation = {
  readChangeSet,
  hasChangeSet,
  readOutputs,
  readDeployed,
  releaseFailed,
};

function clientFor({ region }: AssemblyStack): CloudFormationClient {
  return new CloudFormationClient({ region, maxAttempts: 3 });
}

function describe({ ResourceChange: change }: Change): ResourceChange {
  return {
    action: change?.Action ?? "",
    type: change?.ResourceType ?? "",
    id: change?.LogicalResourceId ?? "",
    replaces: change?.Replacement === "True" ? "yes" : change?.Replacement === "Conditional" ? "maybe" : "no",
  };
}

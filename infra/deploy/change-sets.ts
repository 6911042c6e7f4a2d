import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Change,
  CloudFormationClient,
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  type DescribeChangeSetCommandOutput,
} from "@aws-sdk/client-cloudformation";
import { z } from "zod";
import type { Assembly, AssemblyStack } from "./assembly.ts";

/** What CloudFormation would do to one resource. */
export interface ResourceChange {
  readonly action: string;
  readonly type: string;
  readonly id: string;
  readonly replaces: "yes" | "maybe" | "no";
}

/** How far the preview of a stack got: changes to execute, nothing to do, or another stack has to be first. */
export type PreparedStack =
  | { readonly stack: string; readonly state: "changes"; readonly changes: readonly ResourceChange[] }
  | { readonly stack: string; readonly state: "unchanged" | "waits" };

const preparedFile = "change-sets.json";

const preparedSchema = z.object({ name: z.string(), stacks: z.array(z.string()) });

/** The change set's name says which assembly it was made from. */
export function changeSetName(assembly: Assembly): string {
  return `consigliere-${assembly.fingerprint}`;
}

/** Notes beside the assembly which stacks have a change set to be executed. */
export function notePrepared(assembly: Assembly, prepared: readonly PreparedStack[]): void {
  const stacks = prepared.filter(({ state }) => state === "changes").map(({ stack }) => stack);
  const note = { name: changeSetName(assembly), stacks };
  writeFileSync(join(assembly.folder, preparedFile), `${JSON.stringify(note, null, 2)}\n`);
}

/** Ids of the stacks whose change set waits; none when the assembly is another than the one it was made from. */
export function readPrepared(assembly: Assembly): ReadonlySet<string> {
  const file = join(assembly.folder, preparedFile);
  if (!existsSync(file)) return new Set();
  const { name, stacks } = preparedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Set(name === changeSetName(assembly) ? stacks : []);
}

/** Whether a prepared change set still waits: it is gone once it, or another of its stack, was executed. */
export async function hasChangeSet(stack: AssemblyStack, name: string): Promise<boolean> {
  try {
    await clientFor(stack).send(new DescribeChangeSetCommand({ StackName: stack.name, ChangeSetName: name }));
    return true;
  } catch (error) {
    if (error instanceof Error && /^ChangeSetNotFound/.test(error.name)) return false;
    throw error;
  }
}

/** Reads what a change set would do; an empty one, which CloudFormation keeps as failed, is removed. */
export async function readChangeSet(stack: AssemblyStack, name: string): Promise<PreparedStack> {
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
    return { stack: stack.id, state: "unchanged" };
  }
  return { stack: stack.id, state: "changes", changes: changes.map(describe) };
}

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

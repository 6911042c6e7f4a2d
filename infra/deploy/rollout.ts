import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Assembly, AssemblyStack } from "./assembly.ts";
import type { Cdk } from "./cdk.ts";
import {
  changeSetName,
  notePrepared,
  type PreparedNote,
  type PreparedStack,
  readPrepared,
} from "./change-sets.ts";
import type { CloudFormation } from "./cloudformation.ts";

/** The outputs of every stack that was deployed, by stack name. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Deploys the stacks of an assembly in their order: as each was previewed where it was, else from its template. Ends
 * with the first that fails, which CloudFormation has then rolled back.
 */
export async function deployStacks(
  assembly: Assembly,
  cdk: Cdk,
  cloudFormation: CloudFormation,
): Promise<Outputs | undefined> {
  const prepared = readPrepared(assembly);
  const folder = mkdtempSync(join(tmpdir(), "consigliere-outputs-"));
  try {
    const outputs: Record<string, Record<string, string>> = {};
    for (const stack of assembly.stacks) {
      const file = join(folder, `${stack.id}.json`);
      await release(stack, cloudFormation);
      const how = await chooseMethod(stack, prepared.get(stack.id), { assembly, cdk, cloudFormation });
      if (how === undefined) return undefined;
      const { code } = await cdk(["deploy", ...only(stack, assembly), ...how, "--outputs-file", file]);
      if (code !== 0) return undefined;
      Object.assign(outputs, readOutputs(file));
    }
    return outputs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Rollout {
  readonly assembly: Assembly;
  readonly cdk: Cdk;
  readonly cloudFormation: CloudFormation;
}

/**
 * How a stack is deployed. A rollout that is tried again finds the change sets that it executed gone and their stacks
 * done; a stack that somebody else changed since has to be previewed anew.
 */
async function chooseMethod(
  stack: AssemblyStack,
  note: PreparedNote | undefined,
  { assembly, cdk, cloudFormation }: Rollout,
): Promise<string[] | undefined> {
  if (note === undefined || note.state === "waits") return [];
  if (note.state === "unchanged") {
    // Not by a difference of templates: what is no resource may differ, and there is still nothing to execute.
    if ((await cloudFormation.readDeployed(stack)) === note.deployed) return [];
  } else {
    const name = changeSetName(assembly);
    if (await cloudFormation.hasChangeSet(stack, name))
      return ["--method=execute-change-set", "--change-set-name", name];
    const compare = [stack.id, "--exclusively", "--app", assembly.folder, "--method=template", "--fail"];
    const { code } = await cdk(["diff", ...compare]);
    if (code === 0) return [];
  }
  process.stderr.write(`${stack.name} was changed since it was previewed: prepare the change sets anew.\n`);
  return undefined;
}

/**
 * Makes a change set for every stack without executing it, and notes them beside the assembly. A stack that needs
 * what an earlier one is still to make cannot have one yet: it waits, and is deployed from the same assembly.
 */
export async function prepareStacks(
  assembly: Assembly,
  cdk: Cdk,
  cloudFormation: CloudFormation,
): Promise<PreparedStack[] | undefined> {
  const prepared: PreparedStack[] = [];
  const name = changeSetName(assembly);
  for (const stack of assembly.stacks) {
    if (await missesInput(stack, assembly, cloudFormation)) {
      prepared.push({ stack: stack.id, state: "waits" });
      continue;
    }
    await release(stack, cloudFormation);
    const how = ["--method=prepare-change-set", "--change-set-name", name];
    const { code } = await cdk(["deploy", ...only(stack, assembly), ...how]);
    if (code !== 0) return undefined;
    prepared.push(await cloudFormation.readChangeSet(stack, name));
  }
  notePrepared(assembly, prepared);
  return prepared;
}

/** Whether another stack of the assembly is still to put out what this one refers to. */
async function missesInput(
  { inputs }: AssemblyStack,
  { stacks }: Assembly,
  cloudFormation: CloudFormation,
): Promise<boolean> {
  for (const other of stacks) {
    const wanted = inputs.filter(({ stack }) => stack === other.name);
    if (wanted.length === 0) continue;
    const outputs = await cloudFormation.readOutputs(other);
    if (wanted.some(({ output }) => !outputs.includes(output))) return true;
  }
  return false;
}

async function release(stack: AssemblyStack, cloudFormation: CloudFormation): Promise<void> {
  if (await cloudFormation.releaseFailed(stack))
    process.stdout.write(
      `${stack.name} could not be made before: its protection is lifted, so that it can be made anew.\n`,
    );
}

/** Compares templates alone, so that looking changes nothing: no change set, no empty stack. */
export async function showDiff(assembly: Assembly, cdk: Cdk): Promise<string | undefined> {
  const { code, output } = await cdk(["diff", "--app", assembly.folder, "--method=template"], {
    keep: true,
  });
  return code === 0 ? output : undefined;
}

export async function destroyStacks(assembly: Assembly, cdk: Cdk): Promise<boolean> {
  const { code } = await cdk(["destroy", "--app", assembly.folder, "--all", "--force"]);
  return code === 0;
}

function only(stack: AssemblyStack, assembly: Assembly): string[] {
  return [stack.id, "--exclusively", "--app", assembly.folder, "--require-approval", "never"];
}

function readOutputs(file: string): Outputs {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Outputs;
  } catch {
    // A stack without outputs leaves no file.
    return {};
  }
}

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Assembly, AssemblyStack } from "./assembly.ts";
import type { Cdk } from "./cdk.ts";
import { changeSetName, notePrepared, type PreparedStack, readPrepared } from "./change-sets.ts";

/** The outputs of every stack that was deployed, by stack name. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The change set of a stack, read back from CloudFormation. */
export type ReadChangeSet = (stack: AssemblyStack, name: string) => Promise<PreparedStack>;

/** Whether the change set of a stack still waits to be executed. */
export type HasChangeSet = (stack: AssemblyStack, name: string) => Promise<boolean>;

/**
 * Deploys the stacks of an assembly in their order: by the change set that was prepared where there is one, else
 * from its template. Ends with the first that fails, which CloudFormation has then rolled back.
 */
export async function deployStacks(
  assembly: Assembly,
  cdk: Cdk,
  hasChangeSet: HasChangeSet,
): Promise<Outputs | undefined> {
  const prepared = readPrepared(assembly);
  const folder = mkdtempSync(join(tmpdir(), "consigliere-outputs-"));
  try {
    const outputs: Record<string, Record<string, string>> = {};
    for (const stack of assembly.stacks) {
      const file = join(folder, `${stack.id}.json`);
      const how = prepared.has(stack.id) ? await chooseMethod(stack, assembly, cdk, hasChangeSet) : [];
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

/**
 * How a stack that was previewed is deployed. A rollout that is tried again finds the change sets that it executed
 * gone and their stacks done; a stack that somebody else changed since has to be previewed anew.
 */
async function chooseMethod(
  stack: AssemblyStack,
  assembly: Assembly,
  cdk: Cdk,
  hasChangeSet: HasChangeSet,
): Promise<string[] | undefined> {
  const name = changeSetName(assembly);
  if (await hasChangeSet(stack, name)) return ["--method=execute-change-set", "--change-set-name", name];
  const compare = [stack.id, "--exclusively", "--app", assembly.folder, "--method=template", "--fail"];
  const { code } = await cdk(["diff", ...compare]);
  if (code === 0) return [];
  process.stderr.write(`${stack.name} was changed since its change set was prepared: prepare it anew.\n`);
  return undefined;
}

/**
 * Makes a change set for every stack without executing it, and notes them beside the assembly. A stack that needs
 * what an earlier one is still to make cannot have one yet: it waits, and is deployed from the same assembly.
 */
export async function prepareStacks(
  assembly: Assembly,
  cdk: Cdk,
  read: ReadChangeSet,
): Promise<PreparedStack[] | undefined> {
  const prepared: PreparedStack[] = [];
  const name = changeSetName(assembly);
  for (const stack of assembly.stacks) {
    const how = ["--method=prepare-change-set", "--change-set-name", name];
    const { code } = await cdk(["deploy", ...only(stack, assembly), ...how]);
    if (code === 0) prepared.push(await read(stack, name));
    else if (needsChanged(stack, prepared)) prepared.push({ stack: stack.id, state: "waits" });
    else return undefined;
  }
  notePrepared(assembly, prepared);
  return prepared;
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

function needsChanged(stack: AssemblyStack, prepared: readonly PreparedStack[]): boolean {
  return prepared.some((other) => stack.needs.includes(other.stack) && other.state !== "unchanged");
}

function readOutputs(file: string): Outputs {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Outputs;
  } catch {
    // A stack without outputs leaves no file.
    return {};
  }
}

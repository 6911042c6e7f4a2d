import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CloudAssembly } from "aws-cdk-lib/cx-api";
import { type StackPart, type Stage, StageError, stackName } from "../config/stage.ts";
import { regionOf } from "./checks/stacks.ts";

const parts: readonly StackPart[] = ["State", "Edge", "Service"];

/** The folder for a stage's assembly when none is named. */
export function assemblyFolder(stage: string): string {
  return fileURLToPath(new URL(`../cdk.out/${stage}`, import.meta.url));
}

/** The templates and bundles in a folder; undefined if there are none. */
function readAssembly(folder: string): CloudAssembly | undefined {
  try {
    return new CloudAssembly(folder);
  } catch {
    return undefined;
  }
}

/** @throws StageError unless the folder has a whole assembly of this stage: it is deployed unchanged */
export function checkAssembly(folder: string, stage: Stage): void {
  const stacks = readAssembly(folder)?.stacks;
  if (stacks === undefined) throw new StageError(`There is no assembly in ${folder}: make one with --diff.`);
  const isOurs = ({ stackName: name, environment: { account, region } }: (typeof stacks)[number]) =>
    parts.some((part) => name === stackName(stage, part) && region === regionOf(stage, part)) &&
    (stage.account === undefined || stage.account === account);
  const foreign = stacks.find((stack) => !isOurs(stack));
  if (stacks.length > 0 && foreign === undefined) return;
  const { account, region } = foreign?.environment ?? {};
  const held = foreign ? `has ${foreign.stackName} in ${account}/${region}` : "has no stack";
  throw new StageError(
    `The assembly in ${folder} ${held} and is not one of stage ${stage.name} in ${stage.account ?? "any account"}/${stage.region}: make one with --diff.`,
  );
}

/** @throws StageError when the folder, which is emptied before an assembly is made there, has something else in it */
export function checkOutput(folder: string): void {
  const isFree = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isFree || readAssembly(folder) !== undefined) return;
  throw new StageError(
    `${folder} would be emptied, and what is in it is no assembly: name a new folder by --assembly.`,
  );
}

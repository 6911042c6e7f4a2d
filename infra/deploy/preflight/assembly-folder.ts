import { existsSync, readdirSync, statSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type StackPart, type Stage, stackName } from "../../config/stage.ts";
import { type AssemblyStack, isAssembly, readAssembly } from "../assembly.ts";
import { type Finding, failure } from "../finding.ts";
import { regionOf } from "../stacks.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const parts: readonly StackPart[] = ["State", "Edge", "Service"];

/** An assembly that was made before must be complete and belong to this stage, because it is deployed unchanged. */
export function checkAssembly(folder: string, stage: Stage): Finding[] {
  if (!isAssembly(folder)) {
    return [failure(`There is no assembly in ${folder} (manifest.json is missing): make one with --diff.`)];
  }
  const { stacks } = readAssembly(folder);
  const foreign = stacks.find((stack) => !belongsTo(stage, stack));
  if (stacks.length > 0 && foreign === undefined) return [];
  const held = foreign ? `has ${foreign.name} in ${foreign.account}/${foreign.region}` : "has no stack";
  const wanted = `${stage.account === undefined ? "" : `${stage.account}/`}${stage.region}`;
  return [
    failure(
      `The assembly in ${folder} ${held} and is not one of stage ${stage.name} in ${wanted}: make one with --diff.`,
    ),
  ];
}

function belongsTo(stage: Stage, { name, account, region }: AssemblyStack): boolean {
  const part = parts.find((each) => name === stackName(stage, each));
  if (part === undefined || region !== regionOf(stage, part)) return false;
  return stage.account === undefined || stage.account === account;
}

/** The folder is emptied before an assembly is made there, so it may only contain an older one. */
export function checkOutput(folder: string, workingFolder: string): Finding[] {
  const lost = [repository, workingFolder].find((kept) => holds(folder, kept));
  if (lost !== undefined) {
    return [failure(`${folder} would be emptied, with ${lost} in it: name a new folder by --assembly.`)];
  }
  if (isEmpty(folder) || isAssembly(folder)) return [];
  return [
    failure(
      `${folder} would be emptied, and what is in it is no assembly (manifest.json is missing): name a new folder by --assembly.`,
    ),
  ];
}

function holds(folder: string, inner: string): boolean {
  const way = relative(folder, inner);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== "..";
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

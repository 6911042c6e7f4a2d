import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Cdk } from "./cdk.ts";

/** A stack of a synthesized assembly. */
export interface AssemblyStack {
  readonly id: string;
  readonly name: string;
  /** As the CDK names it: unknown-account where the stage names none. */
  readonly account: string;
  readonly region: string;
  /** Ids of the stacks that must be there before. */
  readonly needs: readonly string[];
  /** Outputs of other stacks that its template refers to. */
  readonly inputs: readonly Input[];
}

/** An output, by the name of the stack that puts it out. */
export interface Input {
  readonly stack: string;
  readonly output: string;
}

/** Templates and bundles as they are deployed, in one folder. */
export interface Assembly {
  readonly folder: string;
  /** Every stack after those that it needs. */
  readonly stacks: readonly AssemblyStack[];
  /** Names this very content. */
  readonly fingerprint: string;
}

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      dependencies: z.array(z.string()).default([]),
      properties: z.object({ templateFile: z.string(), stackName: z.string() }).partial().optional(),
    }),
  ),
});

type Artifacts = z.infer<typeof manifestSchema>["artifacts"];

/** Where the assembly of a stage is made when no folder is named. */
export function assemblyFolder(stage: string): string {
  return fileURLToPath(new URL(`../cdk.out/${stage}`, import.meta.url));
}

interface Synthesis {
  readonly stage: string;
  /** Has the exported web app. */
  readonly site: string;
  readonly folder: string;
}

/** Makes the assembly of a stage anew. */
export async function synthesize({ stage, site, folder }: Synthesis, cdk: Cdk): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  const context = ["--context", `stage=${stage}`, "--context", `site=${site}`];
  const { code } = await cdk(["synth", "--quiet", ...context, "--output", folder]);
  return code === 0;
}

/** Whether a folder holds an assembly, be it one that was not finished. */
export function isAssembly(folder: string): boolean {
  try {
    readManifest(folder);
    return true;
  } catch {
    return false;
  }
}

function readManifest(folder: string) {
  const text = readFileSync(join(folder, "manifest.json"), "utf8");
  return { text, artifacts: manifestSchema.parse(JSON.parse(text)).artifacts };
}

/** Reads an assembly's stacks in the order in which they are deployed. */
export function readAssembly(folder: string): Assembly {
  const { text, artifacts } = readManifest(folder);
  const hash = createHash("sha256").update(text);
  for (const file of templatesOf(artifacts)) hash.update(readFileSync(join(folder, file)));
  return {
    folder,
    stacks: inOrder(stacksOf(artifacts, folder)),
    fingerprint: hash.digest("hex").slice(0, 12),
  };
}

function templatesOf(artifacts: Artifacts): string[] {
  return Object.values(artifacts).flatMap(({ properties }) => properties?.templateFile ?? []);
}

/** The CDK names an export by its stack and its output. */
function inputsOf(template: string): Input[] {
  const inputs: Input[] = [];
  JSON.parse(template, (key, value) => {
    if (key === "Fn::ImportValue") {
      const [stack = "", output = ""] = String(value).split(":");
      inputs.push({ stack, output });
    }
    if (key === "Fn::GetStackOutput") inputs.push({ stack: value.StackName, output: value.OutputName });
    return value;
  });
  return inputs;
}

function stacksOf(artifacts: Artifacts, folder: string): AssemblyStack[] {
  const isStack = (id: string) => artifacts[id]?.type === "aws:cloudformation:stack";
  return Object.entries(artifacts)
    .filter(([id]) => isStack(id))
    .map(([id, { environment = "", properties, dependencies }]) => {
      const [account = "", region = ""] = environment.split("/").slice(-2);
      return {
        id,
        name: properties?.stackName ?? id,
        account,
        region,
        needs: dependencies.filter(isStack),
        inputs: inputsOf(readFileSync(join(folder, properties?.templateFile ?? ""), "utf8")),
      };
    });
}

function inOrder(stacks: readonly AssemblyStack[]): AssemblyStack[] {
  const ordered: AssemblyStack[] = [];
  const place = (stack: AssemblyStack) => {
    if (ordered.includes(stack)) return;
    for (const other of stacks) if (stack.needs.includes(other.id)) place(other);
    ordered.push(stack);
  };
  for (const stack of stacks) place(stack);
  return ordered;
}

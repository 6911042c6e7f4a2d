import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Cdk } from "./cdk.ts";

/** A stack of a synthesized assembly. */
export interface AssemblyStack {
  readonly name: string;
  /** The CDK's name for it: unknown-account if the stage names none. */
  readonly account: string;
  readonly region: string;
}

/** The deployed templates and bundles, in one folder. */
export interface Assembly {
  readonly folder: string;
  readonly stacks: readonly AssemblyStack[];
}

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.object({ stackName: z.string() }).partial().optional(),
    }),
  ),
});

/** The folder for a stage's assembly when none is named. */
export function assemblyFolder(stage: string): string {
  return fileURLToPath(new URL(`../cdk.out/${stage}`, import.meta.url));
}

interface Synthesis {
  readonly stage: string;
  /** Has the exported web app. */
  readonly site: string;
  readonly folder: string;
}

/** Makes a new assembly of a stage. */
export async function synthesize({ stage, site, folder }: Synthesis, cdk: Cdk): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  const context = ["--context", `stage=${stage}`, "--context", `site=${site}`];
  const { code } = await cdk(["synth", "--quiet", ...context, "--output", folder]);
  return code === 0;
}

/** Whether a folder contains an assembly, even an unfinished one. */
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
  return manifestSchema.parse(JSON.parse(text)).artifacts;
}

/** Reads which stacks an assembly holds. */
export function readAssembly(folder: string): Assembly {
  const stacks = Object.entries(readManifest(folder))
    .filter(([, { type }]) => type === "aws:cloudformation:stack")
    .map(([id, { environment = "", properties }]) => {
      const [account = "", region = ""] = environment.split("/").slice(-2);
      return { name: properties?.stackName ?? id, account, region };
    });
  return { folder, stacks };
}

/** The cloud assembly that `cdk synth` makes of the real app: templates and assets, exactly as they are deployed. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type HarnessStage, harnessStages } from "./stages.ts";
import type { Stack, Template } from "./template.ts";

const siteFolder = fileURLToPath(new URL("../../../apps/web/out", import.meta.url));

/** The place where CloudFormation would deploy if the app leaves it to the current credentials. */
const usualRegion = "us-east-1";

export interface Assembly {
  readonly folder: string;
  readonly stacks: readonly Stack[];
  /** Folder or file of an asset by the object key that templates know it by. */
  readonly assetAt: (objectKey: string) => string;
  dispose(): Promise<void>;
}

/** Synthesizes the real app for a stage of the harness, with these function bundles or freshly made ones. */
export async function synthesize(stage: HarnessStage, functionFolder?: string): Promise<Assembly> {
  const folder = await mkdtemp(join(tmpdir(), "cloud-assembly-"));
  const script = createRequire(import.meta.url).resolve("@consigliere/infra/synthesize");
  const args = [script, JSON.stringify(harnessStages[stage]()), folder, siteFolder];
  if (functionFolder !== undefined) args.push(functionFolder);
  await promisify(execFile)(process.execPath, args, { maxBuffer: 32 * 1024 * 1024 });
  return readAssembly(folder);
}

interface Artifact {
  readonly type: string;
  readonly environment?: string;
  readonly properties?: {
    readonly templateFile?: string;
    readonly stackName?: string;
    readonly file?: string;
    readonly directoryName?: string;
  };
}

interface AssetManifest {
  readonly files?: Readonly<
    Record<
      string,
      {
        readonly source: { readonly path: string };
        readonly destinations: Readonly<Record<string, { readonly objectKey: string }>>;
      }
    >
  >;
}

/** Reads an assembly that was synthesized before. */
export async function readAssembly(folder: string): Promise<Assembly> {
  const stacks: Stack[] = [];
  const assets = new Map<string, string>();
  await collect(folder, stacks, assets);
  return {
    folder,
    stacks,
    assetAt: (objectKey) => {
      const path = assets.get(objectKey);
      if (path === undefined) throw new Error(`No asset of the assembly goes to ${objectKey}.`);
      return path;
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

async function collect(folder: string, stacks: Stack[], assets: Map<string, string>): Promise<void> {
  const manifest = await readJson<{ artifacts?: Record<string, Artifact> }>(join(folder, "manifest.json"));
  for (const [id, { type, environment, properties = {} }] of Object.entries(manifest.artifacts ?? {})) {
    if (type === "cdk:cloud-assembly")
      await collect(join(folder, properties.directoryName ?? ""), stacks, assets);
    if (type === "aws:cloudformation:stack") {
      const template = await readJson<Template>(join(folder, properties.templateFile ?? ""));
      stacks.push({ name: properties.stackName ?? id, region: regionOf(environment), template });
    }
    if (type === "cdk:asset-manifest") {
      const { files = {} } = await readJson<AssetManifest>(join(folder, properties.file ?? ""));
      for (const { source, destinations } of Object.values(files)) {
        for (const { objectKey } of Object.values(destinations))
          assets.set(objectKey, join(folder, source.path));
      }
    }
  }
}

function regionOf(environment: string | undefined): string {
  const region = environment?.split("/").at(-1) ?? "";
  return region === "" || region === "unknown-region" ? usualRegion : region;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}

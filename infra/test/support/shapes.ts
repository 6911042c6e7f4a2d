/** The synthesized templates of every shape of a stage. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Stage } from "../../config/stage.ts";
import { type ShapeName, shapes } from "./stages.ts";

export { type ShapeName, shapeNames } from "./stages.ts";

export type Part = "State" | "Edge" | "Service";

export interface Resource {
  readonly id: string;
  readonly part: Part;
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates have the shape that each test is about to check.
  readonly Properties: Record<string, any>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

/** The findings of the checks and of the library itself for a shape. */
export interface Findings {
  readonly violations: readonly unknown[];
  readonly annotations: readonly unknown[];
  readonly acknowledged: readonly { readonly path: string; readonly rule: string; readonly reason: string }[];
}

export interface Shape {
  readonly stage: Stage;
  readonly findings: Findings;
  /** Stack templates, as text, by part. */
  readonly texts: Readonly<Partial<Record<Part, string>>>;
  /** Resources of all stacks. */
  resources(type?: string): Resource[];
  /** The only one of its type in all stacks. */
  only(type: string): Resource;
  /** Values of a stack's outputs. */
  outputs(part: Part): Readonly<Record<string, unknown>>;
}

export function shapeOf(name: ShapeName | `${ShapeName}-again`): Shape {
  const stage = shapes[name.replace("-again", "") as ShapeName];
  const folder = join(inject("shapesFolder"), name);
  const texts = textsIn(folder);
  const parsed = Object.entries(texts).map(([part, text]) => [part as Part, JSON.parse(text)] as const);
  const all = parsed.flatMap(([part, { Resources }]) =>
    Object.entries<Omit<Resource, "id" | "part">>(Resources).map(([id, resource]) => ({
      ...resource,
      Properties: resource.Properties ?? {},
      id,
      part,
    })),
  );
  const resources = (type?: string) => all.filter((each) => type === undefined || each.Type === type);
  return {
    stage,
    texts,
    findings: JSON.parse(readFileSync(join(folder, "findings.json"), "utf8")),
    resources,
    only(type) {
      const [one, ...more] = resources(type);
      if (one === undefined || more.length > 0) throw new Error(`not one ${type}`);
      return one;
    },
    outputs(part) {
      const outputs: Record<string, { Value: unknown }> = parsed.find(([p]) => p === part)?.[1].Outputs ?? {};
      return Object.fromEntries(Object.entries(outputs).map(([id, { Value }]) => [id, Value]));
    },
  };
}

function textsIn(folder: string): Partial<Record<Part, string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".template.json"));
  return Object.fromEntries(
    files.map((file) => [file.split(/[-.]/)[2], readFileSync(join(folder, file), "utf8")]),
  );
}

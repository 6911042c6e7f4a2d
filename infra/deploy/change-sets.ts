import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Assembly } from "./assembly.ts";

/** What CloudFormation would do to one resource. */
export interface ResourceChange {
  readonly action: string;
  readonly type: string;
  readonly id: string;
  readonly replaces: "yes" | "maybe" | "no";
}

/**
 * How far the preview of a stack got: changes to execute, nothing to do, or another stack has to be first.
 * `deployed` names what an unchanged stack was made from then.
 */
export type PreparedStack =
  | { readonly stack: string; readonly state: "changes"; readonly changes: readonly ResourceChange[] }
  | { readonly stack: string; readonly state: "unchanged"; readonly deployed: string }
  | { readonly stack: string; readonly state: "waits" };

const preparedFile = "change-sets.json";

const noteSchema = z.union([
  z.object({ stack: z.string(), state: z.enum(["changes", "waits"]) }),
  z.object({ stack: z.string(), state: z.literal("unchanged"), deployed: z.string() }),
]);
const preparedSchema = z.object({ name: z.string(), stacks: z.array(noteSchema) });

/** What is remembered of a previewed stack until it is deployed. */
export type PreparedNote = z.infer<typeof noteSchema>;

/** The change set's name says which assembly it was made from. */
export function changeSetName(assembly: Assembly): string {
  return `consigliere-${assembly.fingerprint}`;
}

/** Notes beside the assembly how each stack was previewed. */
export function notePrepared(assembly: Assembly, prepared: readonly PreparedStack[]): void {
  const note = preparedSchema.parse({ name: changeSetName(assembly), stacks: prepared });
  writeFileSync(join(assembly.folder, preparedFile), `${JSON.stringify(note, null, 2)}\n`);
}

/** The notes of the stacks by id; none when the assembly is another than the one that was previewed. */
export function readPrepared(assembly: Assembly): ReadonlyMap<string, PreparedNote> {
  const file = join(assembly.folder, preparedFile);
  if (!existsSync(file)) return new Map();
  const { name, stacks } = preparedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(name === changeSetName(assembly) ? stacks.map((note) => [note.stack, note]) : []);
}

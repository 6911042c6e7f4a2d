import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseStage, type Stage, StageError, stageNamePattern } from "./stage.ts";

const example = "example";

/** The folder of the stages' files. Git ignores them, so that nothing in it is ever published. */
function folder(): string {
  return process.env["CONSIGLIERE_STAGES"] ?? fileURLToPath(new URL("../stages", import.meta.url));
}

/** The file of a stage, as people call it. */
export const stageFile = (name: string) => `infra/stages/${name}.json`;

/** All that are written down. */
export function stageNames(): string[] {
  const names = existsSync(folder()) ? readdirSync(folder()).map((file) => file.replace(/\.json$/, "")) : [];
  return names.filter((name) => stageNamePattern.test(name) && name !== example).sort();
}

/**
 * The content of a stage's file, unchecked; undefined if there is none.
 * @throws StageError when the name is not a possible one, or the file is no JSON
 */
function readWritten(name: string): Readonly<Record<string, unknown>> | undefined {
  if (!stageNamePattern.test(name)) {
    throw new StageError(
      `"${name}" is no name of a stage: it must be 2 to 16 lower-case letters and digits.`,
    );
  }
  const file = join(folder(), `${name}.json`);
  if (!existsSync(file)) return undefined;
  try {
    const written: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof written === "object" && written !== null && !Array.isArray(written)) {
      return written as Record<string, unknown>;
    }
  } catch (error) {
    throw new StageError(`${stageFile(name)} cannot be read: ${String((error as Error).message)}`);
  }
  throw new StageError(`${stageFile(name)} cannot be read: it is not an object in JSON.`);
}

/** @throws StageError when there is none, or its content is wrong */
export function stageNamed(name: unknown): Stage {
  const written = readWritten(String(name));
  if (written !== undefined) return parseStage({ ...written, name });
  const others = stageNames();
  const known = others.length === 0 ? "has none yet" : `has ${others.join(" and ")}`;
  throw new StageError(
    `There is no stage "${String(name)}": infra/stages ${known}. Fill in a copy of infra/stages/example.json.`,
  );
}

import { existsSync } from "node:fs";
import { inPath } from "../chromium.mjs";

/** The first of these programs that is in the path. @throws Error that names them */
export function findProgram(...names: readonly string[]): string {
  const found = inPath(...names).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`There is none of ${names.join(", ")} in the path.`);
  return found;
}

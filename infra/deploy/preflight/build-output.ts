import { existsSync } from "node:fs";
import { join } from "node:path";
import { StageError } from "../../config/stage.ts";
import { checkSite } from "../../lib/checks.ts";
import { type Finding, failure } from "../finding.ts";

/** The exported pages must be there; `folder` is where the web app's build puts them. */
export function checkBuildOutput(folder: string): Finding[] {
  try {
    checkSite(folder);
    return [];
  } catch (error) {
    if (error instanceof StageError) return [failure(error.message)];
    throw error;
  }
}

/** An assembly that was made before must be whole: it is deployed as it is. */
export function checkAssembly(folder: string): Finding[] {
  if (existsSync(join(folder, "manifest.json"))) return [];
  return [
    failure(`There is no assembly in ${folder} (manifest.json is missing): make one with --change-set.`),
  ];
}

import { StageError } from "../../config/stage.ts";
import { checkSite } from "../../lib/checks.ts";
import { type Finding, failure } from "../finding.ts";

/** The exported pages must exist; `folder` is the output folder of the web app's build. */
export function checkBuildOutput(folder: string): Finding[] {
  try {
    checkSite(folder);
    return [];
  } catch (error) {
    if (error instanceof StageError) return [failure(error.message)];
    throw error;
  }
}

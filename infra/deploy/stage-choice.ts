import { checkReadyToDeploy, type Stage, StageError } from "../config/stage.ts";
import { type Finding, failure } from "./finding.ts";

/** The stage of this name, ready to be deployed, or the line that says why there is none. */
export async function chooseStage(name: string): Promise<Stage | { readonly findings: Finding[] }> {
  try {
    // Loaded here, so that a slip of the pen in a configuration file is a line too, and not a stack trace.
    const { stageNamed } = await import("../config/stages.ts");
    const stage = stageNamed(name);
    checkReadyToDeploy(stage);
    return stage;
  } catch (error) {
    return { findings: [failure(explain(error))] };
  }
}

function explain(error: unknown): string {
  if (error instanceof StageError) return error.message;
  if (!(error instanceof Error)) return `infra/config cannot be read: ${String(error)}`;
  // Node tells the place of a slip in the stack alone.
  const [, file, line] = /(infra[\\/]config[\\/][\w-]+\.ts):(\d+)/.exec(error.stack ?? "") ?? [];
  const place = file === undefined ? "infra/config" : `${file}, line ${line},`;
  return `${place} cannot be read: ${error.message}`;
}

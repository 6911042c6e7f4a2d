import type { DueWork } from "@consigliere/store/due";
import { STANDING_ANSWER } from "../due/plan.ts";

/** Whether only one player may know that this is due: an answer that they gave in advance is on its way. */
export function isHidden({ kind }: Pick<DueWork, "kind">): boolean {
  return kind === STANDING_ANSWER;
}

import { AUTOMATIC_ANSWER, PROMISED_ACTION } from "@consigliere/service/follow-up/plan";
import type { DueWork } from "@consigliere/store/due";

/** Whether only one player may know that this is due: it may be an answer that they gave in advance. */
export function isHidden({ kind }: Pick<DueWork, "kind">): boolean {
  return kind === AUTOMATIC_ANSWER || kind === PROMISED_ACTION;
}

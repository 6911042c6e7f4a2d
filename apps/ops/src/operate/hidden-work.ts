import { AUTOMATIC_ANSWER, PROMISED_ACTION } from "@consigliere/service/follow-up/schedule";
import type { DueWork } from "@consigliere/store/due";

/** Whether only one player may know that this is due, because it may be a standing answer. */
export function isHidden({ kind }: Pick<DueWork, "kind">): boolean {
  return kind === AUTOMATIC_ANSWER || kind === PROMISED_ACTION;
}

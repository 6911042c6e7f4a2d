import { type AnswerCode, RefusedError } from "@consigliere/engine/errors";

/** Somebody was faster: the decision is made, and the faster record is followed up. */
const TOO_LATE: readonly AnswerCode[] = ["match/stale-prompt", "match/already-answered", "match/over"];

/** Whether an answer by the service was refused only because it came too late. */
export function isTooLate(error: unknown): boolean {
  return error instanceof RefusedError && TOO_LATE.includes(error.code);
}

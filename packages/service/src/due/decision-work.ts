import { RefusedError } from "@consigliere/engine/errors";
import type { AnswerInput } from "@consigliere/engine/input";
import type { House } from "../house.ts";
import { enter, type OpenTable, openTable } from "../play/table.ts";
import type { DecisionWork } from "./plan.ts";

/** Gives the fallback answer of a decision whose time is over, if it still stands. */
export function applyDeadline(house: House, work: DecisionWork): Promise<void> {
  return answerFor(house, work, ({ run }) => {
    const prompt = run.awaited().find((p) => p.id === work.promptId && p.seat === work.seat);
    return prompt === undefined
      ? null
      : { kind: "answer", seat: work.seat, prompt: prompt.id, value: prompt.fallback, by: "deadline" };
  });
}

/** Enters the answer that a seat gave in advance, if the decision still stands. */
export function enterStandingAnswer(house: House, work: DecisionWork): Promise<void> {
  return answerFor(house, work, ({ run }) => {
    const answer = run.standing().find((a) => a.prompt === work.promptId && a.seat === work.seat);
    return answer === undefined ? null : { kind: "answer", ...answer, by: "standing-order" };
  });
}

async function answerFor(
  house: House,
  { matchId }: DecisionWork,
  answerAt: (table: OpenTable) => AnswerInput | null,
): Promise<void> {
  const table = await openTable(house, matchId);
  const input = answerAt(table);
  if (input === null) return;
  try {
    await enter(house, table, { input });
  } catch (error) {
    // The player was faster by a moment.
    if (!(error instanceof RefusedError)) throw error;
  }
}

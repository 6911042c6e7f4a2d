/** The tallies of a question while an answer is in progress, and the tallies that would be exceeded. */
import { type QuestionData, weightOf } from "@consigliere/contract/question";
import { type Draft, innerOf, isChosen } from "./draft.ts";

/** A tally with a limit, and its count so far. */
export interface TallyState {
  readonly tally: string;
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
}

/** A tally that exceeds its limit. */
export interface Overrun {
  readonly tally: string;
  readonly count: number;
  readonly max: number;
}

/** The tallies that a question itself limits. */
export function talliesOf(question: QuestionData, draft: Draft): TallyState[] {
  return Object.entries(question.limits ?? {}).map(([tally, { min = null, max = null }]) => ({
    tally,
    count: countSoFar(question, draft, tally),
    min,
    max,
  }));
}

/** The tally that a change from one draft to another would exceed; null if it fits. */
export function overrunOf(question: QuestionData, from: Draft, to: Draft): Overrun | null {
  const before = limitsIn(question, from);
  for (const [place, { tally, count, max }] of limitsIn(question, to)) {
    // A tally that is already exceeded may go down.
    if (max !== null && count > max && count > (before.get(place)?.count ?? 0)) return { tally, count, max };
  }
  return null;
}

/** The limits of a question and of all its open nested questions, by place. */
function limitsIn(question: QuestionData, draft: Draft, path = ""): Map<string, TallyState> {
  const own = talliesOf(question, draft).map((state): [string, TallyState] => [
    `${path}#${state.tally}`,
    state,
  ]);
  const inner = innerOf(question, draft).flatMap((at) => [
    ...limitsIn(at.question, at.draft, `${path}/${at.step}`),
  ]);
  return new Map([...own, ...inner]);
}

function countSoFar(question: QuestionData, draft: Draft, tally: string): number {
  const inner = innerOf(question, draft).map((at) => countSoFar(at.question, at.draft, tally));
  return inner.reduce((sum, count) => sum + count, ownCount(question, draft, tally));
}

function ownCount(question: QuestionData, draft: Draft, tally: string): number {
  if (question.form === "form") return 0;
  if (question.form === "amount") {
    return draft.form === "amount" ? draft.chosen * weightOf(question.counts, tally) : 0;
  }
  const chosen = question.options.filter(({ id }) => isChosen(draft, id));
  return chosen.reduce((sum, { counts }) => sum + weightOf(counts, tally), 0);
}

/** A gangster's act that waits for permission, found by what everybody was told of it. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { OptionData, OptionId, QuestionData } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "./board/table.ts";
import type { Action } from "./events.ts";
import { actsOf, takeUp } from "./rules/crew.ts";
import { manIn } from "./state.ts";

/** The part of the occasion that names the act. */
export interface Proposed {
  readonly seat: Seat;
  readonly action: Action;
  readonly params: readonly OptionId[];
  readonly tribute: number;
}

/** The holder is asked again; null: no such act is possible. */
export function proposeAgain(
  table: NpTable,
  { seat, action, params, tribute }: Proposed,
): Rules<unknown> | null {
  const { state } = table;
  const { phase } = state;
  const man = phase.at === "crew" ? manIn(state, phase.chair) : null;
  if (phase.at !== "crew" || man === null) return null;
  for (const { action: kind, choice } of actsOf(state, seat, man, phase.chair)) {
    const { id, blocked, with: further } = choice.option;
    if (kind !== action || blocked !== undefined) continue;
    for (const answer of further === undefined ? [undefined] : answersWith(further, params)) {
      const free = choice.read(answer, [id]);
      if (free.act.params.join() === params.join())
        return takeUp(table, seat, man, phase.chair, { ...free, tribute });
    }
  }
  return null;
}

/** The answers that choose nothing but these options. */
function* answersWith(question: QuestionData, params: readonly OptionId[]): Generator<AnswerValue> {
  switch (question.form) {
    case "one":
      for (const option of question.options) yield* choicesOf(option, params);
      break;
    case "some":
    case "order": {
      const chosen = question.options.flatMap((option) => [...choicesOf(option, params)].slice(0, 1));
      yield chosen as AnswerValue;
      break;
    }
    case "amount":
      yield question.min;
      break;
    case "form":
      yield* partsWith(question.parts, params);
  }
}

type Parts = Extract<QuestionData, { form: "form" }>["parts"];

function* partsWith([part, ...rest]: Parts, params: readonly OptionId[]): Generator<AnswerValue> {
  if (part === undefined) {
    yield {};
    return;
  }
  for (const answer of answersWith(part.question, params))
    for (const others of partsWith(rest, params)) yield { [part.name]: answer, ...(others as object) };
}

function* choicesOf({ id, blocked, with: further }: OptionData, params: readonly OptionId[]) {
  if (blocked !== undefined || !params.includes(id)) return;
  if (further === undefined) yield id;
  else for (const answer of answersWith(further, params)) yield { choose: id, with: answer };
}

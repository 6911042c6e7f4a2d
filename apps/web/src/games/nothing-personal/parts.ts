/** The parts of a question that the front row asks: amounts, cards and words. */
import type { OptionId } from "@consigliere/contract/question";
import { type Draft, innerOf } from "../../prompts/draft.ts";
import type { Mark, OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

type Asked = Pick<AnswerDraft, "prompt" | "draft">;

/** Topics of questions that are asked on the felt as a whole. */
const WHOLE: readonly string[] = ["pick-offers", "tie", "tie-order", "cards"];

/** A question inside another one: a part of a form, or what is asked further about an option. */
export interface PartPlace extends OptionPlace {
  readonly isPart?: boolean;
}

/** The answer that a press on a chair gives. */
export interface Press extends Pick<Mark, "state" | "reason"> {
  readonly id: OptionId;
  press(): void;
}

/**
 * The parts of the question, or of what is asked further about the chosen answer. Of questions that do not lie on the
 * board, the whole question is the one part.
 */
export function partsIn({ prompt: { question, topic }, draft }: Asked): PartPlace[] {
  const whole = { path: [], question, draft };
  if (question.form === "form") return furtherIn(whole);
  if (WHOLE.includes(topic)) return [whole];
  return furtherIn(whole).flatMap((inner) => (inner.question.form === "form" ? furtherIn(inner) : [inner]));
}

/** The part of a name; undefined: it is not asked. */
export function partAt(asked: Asked, name: string): PartPlace | undefined {
  return partsIn(asked).find(({ path }) => path.at(-1) === name);
}

/** The questions inside one that is answered so far. */
export function furtherIn({ path, question, draft }: OptionPlace): PartPlace[] {
  return innerOf(question, draft).map((inner) => ({
    path: [...path, inner.step],
    question: inner.question,
    draft: inner.draft,
    isPart: question.form === "form",
  }));
}

export const amountOf = (part: Draft | undefined): number => (part?.form === "amount" ? part.chosen : 0);

export const chosenAt = (part: Draft | undefined): readonly string[] =>
  part?.form === "some" ? part.chosen : part?.form === "one" && part.chosen !== null ? [part.chosen] : [];

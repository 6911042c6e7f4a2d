/** The parts of a question that the table asks in place of the sheet: amounts, cards and words of an agreement. */
import type { Draft } from "../../prompts/draft.ts";
import { innerOf } from "../../prompts/draft.ts";
import type { OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

/** Further parts of the chosen option, or of the question: by the name of a part, or of a choice that asks further. */
export function partsIn({ prompt, draft }: AnswerDraft): ReadonlyMap<string, OptionPlace> {
  const [chosen] = prompt.question.form === "form" ? [] : innerOf(prompt.question, draft);
  const whole: OptionPlace =
    chosen === undefined
      ? { path: [], question: prompt.question, draft }
      : { path: [chosen.step], question: chosen.question, draft: chosen.draft };
  return new Map(furtherIn(whole).map((part) => [part.path.at(-1) ?? "", part]));
}

/** The parts of which one thing is to be chosen, and nothing is yet. */
export function undecidedIn(draft: AnswerDraft): OptionPlace[] {
  return [...partsIn(draft).values()].filter(
    ({ draft: part }) => part.form === "one" && part.chosen === null,
  );
}

/** The questions inside one that is answered so far. */
export function furtherIn({ path, question, draft }: OptionPlace): OptionPlace[] {
  return innerOf(question, draft).map((inner) => ({
    path: [...path, inner.step],
    question: inner.question,
    draft: inner.draft,
  }));
}

export const amountOf = (part: Draft | undefined): number => (part?.form === "amount" ? part.chosen : 0);

export const chosenAt = (part: Draft | undefined): readonly string[] =>
  part?.form === "some" ? part.chosen : part?.form === "one" && part.chosen !== null ? [part.chosen] : [];

/** The choices that are open in a draft, each with the whole answer that it would lead to. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { QuestionData } from "@consigliere/contract/question";
import type { BuildingId } from "@consigliere/games/mob-city/cards";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { inquiryOf } from "./inquiry.ts";

/** By what it is called where it is shown: an option, or the part of a sheet and the option. */
export type Choices = readonly (readonly [key: string, answer: AnswerValue])[];

export const choiceKey = (part: string, option: string) => `${part} ${option}`;

/** Nothing where there is too much to try, or where one choice does not make an answer. */
export function choicesIn({ prompt, draft, answer }: AnswerDraft): Choices {
  const { topic, question } = prompt;
  if (topic === "fight-capture") return plain(question).map((id) => [id, id]);
  if (topic === "fight-act" || topic === "fight-act2") {
    // With the weapon that is chosen, at each of those whom it can be fired at.
    if (question.form !== "one" || draft.form !== "one" || draft.chosen === null) return [];
    const choose = draft.chosen;
    const further = question.options.find(({ id }) => id === choose)?.with;
    return plain(further)
      .filter((id) => readOption(id).form === "target")
      .map((id) => [id, { choose, with: id }]);
  }
  if (topic !== "orders" || question.form !== "form" || !isForm(answer)) return [];
  return question.parts.flatMap(({ name, question: part }) =>
    name.startsWith("arm-")
      ? []
      : plain(part).map((id): Choices[number] => [choiceKey(name, id), { ...answer, [name]: id }]),
  );
}

/** A day's business, with each group in turn sent to a house; what is open is answered as the house would. */
export function dispatchesTo(draft: AnswerDraft, building: BuildingId, groups: readonly number[]): Choices {
  const whole = draft.prompt.topic === "business" ? inquiryOf(draft)?.answer : undefined;
  if (!isForm(whole ?? null)) return [];
  const option = optionId("building", building);
  return groups.map((group) => [
    choiceKey(`group-${group}`, option),
    { ...(whole as Readonly<Record<string, AnswerValue>>), [`group-${group}`]: option },
  ]);
}

const isForm = (answer: AnswerValue | null): answer is Readonly<Record<string, AnswerValue>> =>
  typeof answer === "object" && answer !== null && !Array.isArray(answer);

/** The options that can be chosen, and ask nothing further. */
function plain(question: QuestionData | undefined): string[] {
  if (question?.form !== "one") return [];
  return question.options
    .filter((option) => option.blocked === undefined && option.with === undefined)
    .map(({ id }) => id);
}

/** The answers that can be played ahead: the drafted one, and for each open choice the whole answer that it leads to. */
import type { AnswerValue } from "@consigliere/contract/answer";
import type { QuestionData } from "@consigliere/contract/question";
import type { BuildingId, CharId } from "@consigliere/games/mob-city/cards";
import { optionId, readOption } from "@consigliere/games/mob-city/option-ids";
import { answerOf, type Draft } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { Asked } from "./fight-forecast-worker.ts";
import { markAt, type Step } from "./steps.ts";

const TOPICS: readonly (string | undefined)[] = [
  "business",
  "business-plan",
  "orders",
  "bomb",
  "moll",
  "fight-arm",
  "fight-act",
  "fight-act2",
  "fight-capture",
];

/** Whether an answer can be played ahead. */
export function canBeTried(topic: string | undefined): boolean {
  return TOPICS.includes(topic);
}

/** The name of the inquiry about the answer as it is drafted. */
export const DRAFT = "draft";

/** By what it is called where it is shown: an option, or the part of a sheet and the option. */
type Choices = readonly (readonly [key: string, answer: AnswerValue])[];

export const choiceKey = (part: string, option: string) => `${part} ${option}`;

/** All inquiries about a draft; those about `opened`, the house whose slip is open, last. Empty where none can be tried. */
export function inquiriesOf(
  draft: AnswerDraft,
  steps: readonly Step[],
  opened: BuildingId | undefined,
): readonly Omit<Asked, "view">[] {
  const { topic, about } = draft.prompt;
  if (!canBeTried(topic)) return [];
  const { character = null, from = null } = (about ?? {}) as { character?: CharId; from?: number };
  const whole = wholeOf(draft);
  const choices: Choices = [
    ...(whole === null ? [] : [[DRAFT, whole] as const]),
    ...choicesIn(draft),
    ...(opened === undefined || steps.length < 2
      ? []
      : dispatchesTo(draft, opened, sendableTo(opened, steps))),
  ];
  return choices.map(([name, answer]) => ({ name, topic, character, from, answer }));
}

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
  const whole = draft.prompt.topic === "business" ? wholeOf(draft) : null;
  if (!isForm(whole)) return [];
  const option = optionId("building", building);
  return groups.map((group) => [
    choiceKey(`group-${group}`, option),
    { ...whole, [`group-${group}`]: option },
  ]);
}

/** The groups that may go to a house. */
function sendableTo(house: BuildingId, steps: readonly Step[]): number[] {
  return steps.flatMap((step) => {
    const state = markAt(step, house)?.state ?? "blocked";
    return state === "blocked" ? [] : (step.group ?? []);
  });
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

/** The drafted answer, with what the house would answer for the parts still open. Null as long as it says too little. */
export function wholeOf({ prompt: { question, fallback }, draft, answer }: AnswerDraft): AnswerValue | null {
  if (answer !== null || question.form !== "form" || draft.form !== "form") return answer;
  const usual = fallback as Readonly<Record<string, AnswerValue>>;
  const said = question.parts.flatMap(({ name, question: part }): [string, AnswerValue][] => {
    const given = answerOf(part, draft.parts[name] as Draft) ?? usual[name];
    return given === undefined ? [] : [[name, given]];
  });
  return Object.fromEntries(said);
}

/** The parts of a question that are answered with buildings: one after another is answered by pressing them. */
import type { OptionData, QuestionData } from "@consigliere/contract/question";
import type { BuildingId } from "@consigliere/games/mob-city/cards";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import { type Draft, innerOf, isChosen, type Path } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

export interface Step {
  readonly path: Path;
  readonly question: QuestionData;
  readonly draft: Draft;
  /** Whether enough is chosen: one of several must be, any number of them may. */
  readonly isDecided: boolean;
}

const optionsOf = (question: QuestionData): readonly OptionData[] =>
  question.form === "one" || question.form === "some" ? question.options : [];

/** Every place whose options are buildings, outermost first. */
export function stepsOf(question: QuestionData, draft: Draft, path: Path = []): Step[] {
  const isStep = optionsOf(question).some(({ id }) => whatOf("building", id) !== undefined);
  if (isStep) return [{ path, question, draft, isDecided: draft.form !== "one" || draft.chosen !== null }];
  return innerOf(question, draft).flatMap((inner) =>
    stepsOf(inner.question, inner.draft, [...path, inner.step]),
  );
}

/** Where speakeasies are chosen; null where they are not, or where all of them are meant. */
export function poursOf(question: QuestionData, draft: Draft, path: Path = []): Step | null {
  if (optionsOf(question).some(({ id }) => whatOf("pour", id) !== undefined)) {
    return { path, question, draft, isDecided: true };
  }
  for (const inner of innerOf(question, draft)) {
    const found = poursOf(inner.question, inner.draft, [...path, inner.step]);
    if (found !== null) return found;
  }
  return null;
}

/** What a building is at a step: absent where it is no option. */
export interface StepMark {
  readonly state: "open" | "chosen" | "blocked";
  readonly reason: string | null;
  /** From 1, where several are chosen in an order. */
  readonly rank: number | null;
  /** What is asked along with it, once it is chosen: when a group goes there. */
  readonly further: { readonly question: QuestionData; readonly draft: Draft; readonly path: Path } | null;
}

/** What the option `id` is at a step; undefined where it is none. */
export function markAt({ question, draft, path }: Step, id: string): StepMark | undefined {
  const option = optionsOf(question).find((one) => one.id === id);
  if (option === undefined) return undefined;
  const chosen = isChosen(draft, id);
  const isOrdered = question.form === "some" && question.ordered === true && draft.form === "some";
  const inner = chosen ? innerOf(question, draft).find(({ step }) => step === id) : undefined;
  return {
    state: option.blocked !== undefined ? "blocked" : chosen ? "chosen" : "open",
    reason: option.blocked ?? null,
    rank: isOrdered && chosen ? draft.chosen.indexOf(id) + 1 : null,
    further: inner ? { question: inner.question, draft: inner.draft, path: [...path, id] } : null,
  };
}

/** The buildings chosen at a step, in order. */
export function chosenAt(step: Step | null | undefined, form: "building" | "pour"): BuildingId[] {
  const draft = step?.draft;
  const ids = draft?.form === "some" ? draft.chosen : draft?.form === "one" ? [draft.chosen] : [];
  return ids.flatMap((id) => (id === null ? [] : (whatOf(form, id) ?? [])));
}

/** Until when the city shows the draft in pencil: what is sealed stands in ink. */
export function isInk(draft: Pick<AnswerDraft, "prompt"> | null): boolean {
  return draft !== null && draft.prompt.sealed !== null;
}

/** A press on a building: it answers the step, and a group of a plan goes there whatever is there, until more is said. */
export function pressBuilding(draft: AnswerDraft, step: Step, id: BuildingId): void {
  const option = optionId("building", id);
  const isNew = !isChosen(step.draft, option);
  draft.pick(step.path, option);
  const asked = optionsOf(step.question).find((one) => one.id === option)?.with;
  const anyway = optionId("condition", "any");
  if (isNew && asked !== undefined && optionsOf(asked).some((one) => one.id === anyway)) {
    draft.pick([...step.path, option], anyway);
  }
}

/** The groups that the draft sends to a building. */
export function sentTo(steps: readonly Step[], building: BuildingId): number[] {
  return steps.flatMap((step) => {
    const group = /^group-(\d)$/.exec(step.path[0] ?? "")?.[1];
    return group !== undefined && isChosen(step.draft, optionId("building", building)) ? [Number(group)] : [];
  });
}

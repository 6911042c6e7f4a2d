/** The parts of a question that are answered with buildings: one after another is answered by pressing them. */
import type { OptionData, QuestionData } from "@consigliere/contract/question";
import type { BuildingId } from "@consigliere/games/mob-city/cards";
import { optionId, whatOf } from "@consigliere/games/mob-city/option-ids";
import { type Draft, innerOf, isChosen, type Path } from "../../prompts/draft.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

export interface Step {
  readonly path: Path;
  /** The part of a building that answers it: the building itself, or its door where whiskey is poured. */
  readonly form: "building" | "pour";
  readonly question: QuestionData;
  readonly draft: Draft;
  /** The buildings chosen at it, in order. */
  readonly chosen: readonly BuildingId[];
  /** Whether enough is chosen: one of several must be, any number of them may. */
  readonly isDecided: boolean;
  /** The group that it sends somewhere; null: it sends none. */
  readonly group: number | null;
}

const optionsOf = (question: QuestionData): readonly OptionData[] =>
  question.form === "one" || question.form === "some" ? question.options : [];

/** Every place whose options are buildings, outermost first. */
export function stepsOf(question: QuestionData, draft: Draft, path: Path = []): Step[] {
  const options = optionsOf(question);
  const form = (["building", "pour"] as const).find((one) =>
    options.some(({ id }) => whatOf(one, id) !== undefined),
  );
  if (form !== undefined) {
    const ids = draft.form === "some" ? draft.chosen : draft.form === "one" ? [draft.chosen ?? ""] : [];
    const chosen = ids.flatMap((id) => whatOf(form, id) ?? []);
    const [, group = null] = /^group-(\d)$/.exec(path[0] ?? "") ?? [];
    const isDecided = draft.form !== "one" || draft.chosen !== null;
    return [{ path, form, question, draft, chosen, isDecided, group: group === null ? null : Number(group) }];
  }
  return innerOf(question, draft).flatMap((inner) =>
    stepsOf(inner.question, inner.draft, [...path, inner.step]),
  );
}

/** A building's role at a step: absent where it is no option. */
export interface StepMark {
  readonly state: "open" | "chosen" | "blocked";
  readonly reason: string | null;
  /** How many may be chosen, where as many are; else null. */
  readonly most: number | null;
  /** From 1, where several are chosen in an order. */
  readonly rank: number | null;
  /** The question that follows once it is chosen: when a group goes there. */
  readonly further: Pick<Step, "question" | "draft" | "path" | "group"> | null;
}

/** A building's role at a step; undefined where it is no option. */
export function markAt(step: Step, building: BuildingId): StepMark | undefined {
  const { form, question, draft, path, group } = step;
  const id = optionId(form, building);
  const option = optionsOf(question).find((one) => one.id === id);
  if (option === undefined) return undefined;
  const chosen = isChosen(draft, id);
  const isFull = !chosen && question.form === "some" && isFullWith(step, 0);
  const isOrdered = question.form === "some" && question.ordered === true && draft.form === "some";
  const inner = chosen ? innerOf(question, draft).find(({ step }) => step === id) : undefined;
  return {
    state: option.blocked !== undefined || isFull ? "blocked" : chosen ? "chosen" : "open",
    reason: option.blocked ?? null,
    most: isFull ? question.max : null,
    rank: isOrdered && chosen ? draft.chosen.indexOf(id) + 1 : null,
    further: inner ? { question: inner.question, draft: inner.draft, path: [...path, id], group } : null,
  };
}

/** Whether a step can take no more answers than those chosen and so many `more`. */
export function isFullWith({ question, chosen }: Step, more: number): boolean {
  return question.form !== "some" || chosen.length + more >= question.max;
}

/** Until when the city shows the draft in pencil: what is sealed stands in ink. */
export function isInk(draft: Pick<AnswerDraft, "prompt"> | null): boolean {
  return draft !== null && draft.prompt.sealed !== null;
}

/** A press on a building: it answers the step, and a group of a plan goes there whatever is there, until more is said. */
export function pressBuilding(draft: AnswerDraft, step: Step, id: BuildingId): void {
  const option = optionId(step.form, id);
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
  return steps.flatMap(({ group, chosen }) => (chosen.includes(building) ? (group ?? []) : []));
}

/** The choice in a part of a form; undefined: the part is not asked. */
export function chosenIn({ draft }: Pick<AnswerDraft, "draft">, part: string): string | null | undefined {
  const inner = draft.form === "form" ? draft.parts[part] : undefined;
  return inner?.form === "one" ? inner.chosen : undefined;
}

/**
 * An answer in progress. A draft follows its question step by step. It holds only options that the question lists as
 * open, and becomes an answer as soon as nothing is missing.
 */
import type { AnswerValue, ChosenOption } from "@consigliere/contract/answer";
import { type OptionData, type OptionId, type QuestionData, refusalOf } from "@consigliere/contract/question";

export type Draft =
  | { readonly form: "one"; readonly chosen: OptionId | null; readonly further: Draft | null }
  | {
      readonly form: "some";
      readonly chosen: readonly OptionId[];
      /** By the option that asks further. */
      readonly further: Readonly<Record<OptionId, Draft>>;
    }
  | { readonly form: "order"; readonly chosen: readonly OptionId[] }
  | { readonly form: "amount"; readonly chosen: number }
  | { readonly form: "form"; readonly parts: Readonly<Record<string, Draft>> };

/** The place of an answer in a question: option ids of choices, and names of parts of forms. */
export type Path = readonly string[];

/** Nothing is chosen yet; orders begin as they are, and amounts at their minimum. */
export function emptyDraft(question: QuestionData): Draft {
  switch (question.form) {
    case "one":
      return { form: "one", chosen: null, further: null };
    case "some":
      return { form: "some", chosen: [], further: {} };
    case "order":
      return { form: "order", chosen: question.options.map((o) => o.id) };
    case "amount":
      return { form: "amount", chosen: question.min };
    case "form":
      return {
        form: "form",
        parts: Object.fromEntries(question.parts.map((part) => [part.name, emptyDraft(part.question)])),
      };
  }
}

/** The draft that means the same as `value`, for changing a sealed answer; an empty one if it no longer fits. */
export function draftOf(question: QuestionData, value: AnswerValue): Draft {
  return refusalOf(question, value) === null ? draftOfLegal(question, value) : emptyDraft(question);
}

function draftOfLegal(question: QuestionData, value: AnswerValue): Draft {
  switch (question.form) {
    case "one": {
      const [chosen, further] = draftOfChosen(question.options, value as ChosenOption);
      return { form: "one", chosen, further };
    }
    case "some": {
      const chosen = (value as readonly ChosenOption[]).map((one) => draftOfChosen(question.options, one));
      return someDraft(chosen);
    }
    case "order":
      return { form: "order", chosen: value as readonly OptionId[] };
    case "amount":
      return { form: "amount", chosen: value as number };
    case "form": {
      const values = value as Readonly<Record<string, AnswerValue>>;
      const parts = question.parts.map(({ name, question: inner }): [string, Draft] => {
        const part = values[name];
        return [name, part === undefined ? emptyDraft(inner) : draftOfLegal(inner, part)];
      });
      return { form: "form", parts: Object.fromEntries(parts) };
    }
  }
}

function draftOfChosen(options: readonly OptionData[], chosen: ChosenOption): [OptionId, Draft | null] {
  if (typeof chosen === "string") return [chosen, null];
  const further = options.find((o) => o.id === chosen.choose)?.with;
  return [chosen.choose, further === undefined ? null : draftOfLegal(further, chosen.with)];
}

function someDraft(chosen: readonly (readonly [OptionId, Draft | null])[]): Draft {
  const further = chosen.filter((one): one is [OptionId, Draft] => one[1] !== null);
  return { form: "some", chosen: chosen.map(([id]) => id), further: Object.fromEntries(further) };
}

/** The answer of a draft; null as long as something is missing. */
export function answerOf(question: QuestionData, draft: Draft): AnswerValue | null {
  const value = rawValue(draft);
  return value !== null && refusalOf(question, value) === null ? value : null;
}

function rawValue(draft: Draft): AnswerValue | null {
  switch (draft.form) {
    case "one":
      return draft.chosen === null ? null : rawChoice(draft.chosen, draft.further);
    case "some":
      return complete(draft.chosen.map((id) => rawChoice(id, draft.further[id] ?? null)));
    case "form": {
      const values = complete(Object.values(draft.parts).map(rawValue));
      return values && Object.fromEntries(Object.keys(draft.parts).map((name, i) => [name, values[i] ?? ""]));
    }
    default:
      return draft.chosen;
  }
}

function rawChoice(chosen: OptionId, further: Draft | null): ChosenOption | null {
  if (further === null) return chosen;
  const value = rawValue(further);
  return value === null ? null : { choose: chosen, with: value };
}

function complete<T>(values: readonly (T | null)[]): T[] | null {
  const there = values.filter((value) => value !== null);
  return there.length === values.length ? there : null;
}

/** Whether an option is chosen at the place itself. */
export function isChosen(draft: Draft, id: OptionId): boolean {
  if (draft.form === "one") return draft.chosen === id;
  return (draft.form === "some" || draft.form === "order") && draft.chosen.includes(id);
}

/** The further questions of a draft: in the parts of a form, and along with the choices. */
export interface Inner {
  /** The part's name, or the chosen option's id. */
  readonly step: string;
  readonly question: QuestionData;
  readonly draft: Draft;
}

export function innerOf(question: QuestionData, draft: Draft): Inner[] {
  const inner = (step: string, asked: QuestionData | undefined, answer: Draft | null | undefined): Inner[] =>
    asked && answer ? [{ step, question: asked, draft: answer }] : [];
  if (question.form === "form") {
    const drafts = draft.form === "form" ? draft.parts : {};
    return question.parts.flatMap((part) => inner(part.name, part.question, drafts[part.name]));
  }
  if (question.form === "amount") return [];
  const furtherOf = (id: OptionId | null) => question.options.find((o) => o.id === id)?.with;
  if (draft.form === "one") return inner(draft.chosen ?? "", furtherOf(draft.chosen), draft.further);
  if (draft.form !== "some") return [];
  return draft.chosen.flatMap((id) => inner(id, furtherOf(id), draft.further[id]));
}

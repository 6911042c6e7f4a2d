/**
 * An answer in the making. A draft follows its question step by step; it holds only what the question
 * lists as open, and turns into an answer as soon as nothing is missing.
 */
import type { AnswerValue } from "@consigliere/contract/answer";
import { type OptionId, type QuestionData, refusalOf, type SomeOfData } from "@consigliere/contract/question";

export type Draft =
  | { readonly form: "one"; readonly chosen: OptionId | null; readonly further: Draft | null }
  | { readonly form: "some" | "order"; readonly chosen: readonly OptionId[] }
  | { readonly form: "amount"; readonly chosen: number }
  | { readonly form: "form"; readonly parts: Readonly<Record<string, Draft>> };

/** Where in a question something is answered: option ids of choices, and names of parts of forms. */
export type Path = readonly string[];

/** Nothing chosen yet; orders begin as they stand and amounts at their least. */
export function emptyDraft(question: QuestionData): Draft {
  switch (question.form) {
    case "one":
      return { form: "one", chosen: null, further: null };
    case "some":
      return { form: "some", chosen: [] };
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

/** The draft that says what `value` says, to change a sealed answer; an empty one when it no longer fits. */
export function draftOf(question: QuestionData, value: AnswerValue): Draft {
  return refusalOf(question, value) === null ? draftOfLegal(question, value) : emptyDraft(question);
}

function draftOfLegal(question: QuestionData, value: AnswerValue): Draft {
  switch (question.form) {
    case "one": {
      const nested = value as { choose: OptionId; with: AnswerValue };
      const chosen = typeof value === "string" ? value : nested.choose;
      const further = question.options.find((o) => o.id === chosen)?.with;
      return { form: "one", chosen, further: further ? draftOfLegal(further, nested.with) : null };
    }
    case "some":
    case "order":
      return { form: question.form, chosen: value as readonly OptionId[] };
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

/** The answer that a draft amounts to; null as long as something is missing. */
export function answerOf(question: QuestionData, draft: Draft): AnswerValue | null {
  const value = rawValue(draft);
  return value !== null && refusalOf(question, value) === null ? value : null;
}

function rawValue(draft: Draft): AnswerValue | null {
  switch (draft.form) {
    case "one": {
      if (draft.chosen === null || draft.further === null) return draft.chosen;
      const further = rawValue(draft.further);
      return further === null ? null : { choose: draft.chosen, with: further };
    }
    case "form": {
      const values = Object.entries(draft.parts).map(([name, part]) => [name, rawValue(part)] as const);
      if (values.some(([, value]) => value === null)) return null;
      return Object.fromEntries(values as (readonly [string, AnswerValue])[]);
    }
    default:
      return draft.chosen;
  }
}

/**
 * The draft after `id` was picked at `path`. Picking what is chosen takes it back; picking one too many
 * lets the earliest choice go. Blocked and unknown options change nothing.
 */
export function pick(question: QuestionData, draft: Draft, path: Path, id: OptionId): Draft {
  return changeAt(question, draft, path, (inner, at) => pickHere(inner, at, id));
}

function pickHere(question: QuestionData, draft: Draft, id: OptionId): Draft {
  if (question.form !== "one" && question.form !== "some") return draft;
  const option = question.options.find((o) => o.id === id);
  if (option === undefined || option.blocked !== undefined) return draft;
  if (draft.form === "one") {
    if (draft.chosen === id) return emptyDraft(question);
    return { form: "one", chosen: id, further: option.with ? emptyDraft(option.with) : null };
  }
  if (draft.form !== "some" || question.form !== "some") return draft;
  if (draft.chosen.includes(id)) return { form: "some", chosen: draft.chosen.filter((c) => c !== id) };
  return { form: "some", chosen: withinLimits(question, [...draft.chosen, id]) };
}

function withinLimits(question: SomeOfData, chosen: readonly OptionId[]): readonly OptionId[] {
  const groupOf = (id: OptionId) => question.options.find((o) => o.id === id)?.group;
  const newest = chosen.at(-1);
  const group = newest === undefined ? undefined : groupOf(newest);
  const quota = group === undefined ? undefined : question.quotas?.[group];
  const peers = quota === undefined ? chosen : chosen.filter((id) => groupOf(id) === group);
  const surplus = peers.length - (quota ?? question.max);
  const leaving = peers.slice(0, Math.max(0, surplus));
  return chosen.filter((id) => !leaving.includes(id));
}

/** The draft with the choices at `path` in another order. */
export function reorder(question: QuestionData, draft: Draft, path: Path, order: readonly OptionId[]): Draft {
  return changeAt(question, draft, path, (_, at) =>
    at.form === "order" || at.form === "some" ? { ...at, chosen: order } : at,
  );
}

/** The draft with `value` as the amount at `path`, brought within its limits and steps. */
export function setAmount(question: QuestionData, draft: Draft, path: Path, value: number): Draft {
  return changeAt(question, draft, path, (inner, at) => {
    if (inner.form !== "amount") return at;
    const steps = Math.round((value - inner.min) / inner.step);
    const most = Math.floor((inner.max - inner.min) / inner.step);
    return { form: "amount", chosen: inner.min + inner.step * Math.min(Math.max(steps, 0), most) };
  });
}

function changeAt(
  question: QuestionData,
  draft: Draft,
  path: Path,
  change: (question: QuestionData, draft: Draft) => Draft,
): Draft {
  const [step, ...rest] = path;
  if (step === undefined) return change(question, draft);
  if (question.form === "form" && draft.form === "form") {
    const inner = question.parts.find((part) => part.name === step)?.question;
    const part = draft.parts[step];
    if (inner === undefined || part === undefined) return draft;
    return { form: "form", parts: { ...draft.parts, [step]: changeAt(inner, part, rest, change) } };
  }
  if (question.form === "one" && draft.form === "one" && draft.chosen === step && draft.further !== null) {
    const inner = question.options.find((o) => o.id === step)?.with;
    return inner ? { ...draft, further: changeAt(inner, draft.further, rest, change) } : draft;
  }
  return draft;
}

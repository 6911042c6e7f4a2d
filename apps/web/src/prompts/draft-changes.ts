/** The changes that a player makes to a draft. Impossible changes do nothing. */
import { type OptionId, type QuestionData, type SomeOfData, weightOf } from "@consigliere/contract/question";
import { type Draft, emptyDraft, type Inner, innerOf, isChosen, type Path } from "./draft.ts";
import { type Overrun, overrunOf } from "./tallies.ts";

/**
 * The draft after `id` was picked at `path`. Picking a chosen option takes it back, unless it is the one choice that
 * was `given` with the question; that one stays until another is made. Picking one too many drops the earliest choice.
 * Blocked and unknown options change nothing, and neither does a pick that would exceed a tally.
 */
export function pick(question: QuestionData, draft: Draft, path: Path, id: OptionId, given?: Draft): Draft {
  if (given !== undefined && [draft, given].every((one) => isTheOne(placeAt(question, one, path), id)))
    return draft;
  return overrunAt(question, draft, path, id) === null ? picked(question, draft, path, id) : draft;
}

function isTheOne(place: Omit<Inner, "step"> | undefined, id: OptionId): boolean {
  return place?.draft.form === "one" && place.draft.chosen === id;
}

/** The tally that would be exceeded if `id` were picked at `path`; null if it fits or is only taken back. */
export function overrunAt(question: QuestionData, draft: Draft, path: Path, id: OptionId): Overrun | null {
  const at = placeAt(question, draft, path);
  if (at === undefined || isChosen(at.draft, id)) return null;
  return overrunOf(question, draft, picked(question, draft, path, id));
}

function picked(question: QuestionData, draft: Draft, path: Path, id: OptionId): Draft {
  return changeAt(question, draft, path, (inner, at) => pickHere(inner, at, id));
}

function pickHere(question: QuestionData, draft: Draft, id: OptionId): Draft {
  if (question.form !== "one" && question.form !== "some") return draft;
  const option = question.options.find((o) => o.id === id);
  if (option === undefined || option.blocked !== undefined) return draft;
  const further = option.with === undefined ? null : emptyDraft(option.with);
  if (draft.form === "one")
    return draft.chosen === id ? emptyDraft(question) : { ...draft, chosen: id, further };
  if (draft.form !== "some" || question.form !== "some") return draft;
  const isTakenBack = draft.chosen.includes(id);
  const chosen = isTakenBack
    ? draft.chosen.filter((one) => one !== id)
    : withinLimits(question, [...draft.chosen, id]);
  const drafts = further === null ? draft.further : { ...draft.further, [id]: further };
  const kept = Object.entries(drafts).filter(([one]) => chosen.includes(one));
  return { form: "some", chosen, further: Object.fromEntries(kept) };
}

/** The latest of `chosen`: as many as may be chosen, and as fit exact limits. */
function withinLimits(question: SomeOfData, chosen: readonly OptionId[]): readonly OptionId[] {
  if (chosen.length > question.max) return withinLimits(question, chosen.slice(1));
  for (const [tally, { min, max }] of Object.entries(question.limits ?? {})) {
    const counting = question.options.filter((o) => chosen.includes(o.id) && weightOf(o.counts, tally) > 0);
    const count = counting.reduce((sum, { counts }) => sum + weightOf(counts, tally), 0);
    if (max === undefined || min !== max || count <= max || counting.length < 2) continue;
    const earliest = chosen.find((id) => counting.some((o) => o.id === id));
    return withinLimits(
      question,
      chosen.filter((id) => id !== earliest),
    );
  }
  return chosen;
}

/** The draft with the choices at `path` in another order. */
export function reorder(question: QuestionData, draft: Draft, path: Path, order: readonly OptionId[]): Draft {
  return changeAt(question, draft, path, (_, at) =>
    at.form === "order" || at.form === "some" ? { ...at, chosen: order } : at,
  );
}

/** The draft with the amount at `path` as near to `value` as steps, ends and limits allow. */
export function setAmount(question: QuestionData, draft: Draft, path: Path, value: number): Draft {
  const at = placeAt(question, draft, path);
  if (at?.question.form !== "amount" || at.draft.form !== "amount") return draft;
  const { min, max, step } = at.question;
  const stepsTo = (amount: number) => Math.round((Math.min(Math.max(amount, min), max) - min) / step);
  const most = Math.floor((max - min) / step);
  const now = stepsTo(at.draft.chosen);
  const wanted = Math.min(stepsTo(value), most);
  const changed = (steps: number) =>
    changeAt(question, draft, path, () => ({ form: "amount", chosen: min + step * steps }));
  // From the present value towards the wanted one, as far as it fits.
  const towards = Math.sign(wanted - now);
  let fitting = 0;
  for (let beyond = Math.abs(wanted - now) + 1; beyond - fitting > 1; ) {
    const middle = Math.floor((fitting + beyond) / 2);
    if (overrunOf(question, draft, changed(now + towards * middle)) === null) fitting = middle;
    else beyond = middle;
  }
  return changed(now + towards * fitting);
}

/** The range of the amount at `path` with the present draft. */
export function amountsAt(question: QuestionData, draft: Draft, path: Path): { least: number; most: number } {
  const reached = (value: number) => {
    const at = placeAt(question, setAmount(question, draft, path, value), path);
    return at?.draft.form === "amount" ? at.draft.chosen : value;
  };
  return { least: reached(Number.NEGATIVE_INFINITY), most: reached(Number.POSITIVE_INFINITY) };
}

function placeAt(question: QuestionData, draft: Draft, path: Path): Omit<Inner, "step"> | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return { question, draft };
  const inner = innerOf(question, draft).find((one) => one.step === step);
  return inner && placeAt(inner.question, inner.draft, rest);
}

function changeAt(
  question: QuestionData,
  draft: Draft,
  path: Path,
  change: (question: QuestionData, draft: Draft) => Draft,
): Draft {
  const [step, ...rest] = path;
  if (step === undefined) return change(question, draft);
  const inner = innerOf(question, draft).find((one) => one.step === step);
  if (inner === undefined) return draft;
  const changed = changeAt(inner.question, inner.draft, rest, change);
  switch (draft.form) {
    case "form":
      return { ...draft, parts: { ...draft.parts, [step]: changed } };
    case "one":
      return { ...draft, further: changed };
    case "some":
      return { ...draft, further: { ...draft.further, [step]: changed } };
    default:
      return draft;
  }
}

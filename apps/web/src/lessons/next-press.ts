/** The next press on the way to an answer. */
import type { AnswerValue, ChosenOption } from "@consigliere/contract/answer";
import type { OptionId } from "@consigliere/contract/question";
import type { Draft } from "../prompts/draft.ts";

/**
 * An option still to pick, or to move up in a list; `confirm`: everything is picked; `back`: something else is picked.
 */
export type NextPress =
  /** `then`: a press on it gives both, where the table offers it already. */
  | { readonly kind: "option"; readonly id: OptionId; readonly then?: OptionId }
  | { readonly kind: "raise"; readonly id: OptionId }
  | { readonly kind: "confirm" | "back" };

/** The next press that leads from `draft` to `wanted`. */
export function nextPress(draft: Draft, wanted: AnswerValue): NextPress {
  return missingIn(draft, wanted) ?? { kind: "confirm" };
}

/** Null: nothing is missing. */
function missingIn(draft: Draft, wanted: AnswerValue): NextPress | null {
  switch (draft.form) {
    case "one":
      if (draft.chosen === null) return pick(wanted as ChosenOption);
      return missingBehind({ id: draft.chosen, further: draft.further }, wanted as ChosenOption);
    case "some": {
      const all = wanted as readonly ChosenOption[];
      if (draft.chosen.some((id) => !all.some((one) => idOf(one) === id))) return { kind: "back" };
      return firstOf(all, (one) => {
        const id = idOf(one);
        return draft.chosen.includes(id)
          ? missingBehind({ id, further: draft.further[id] ?? null }, one)
          : pick(one);
      });
    }
    case "form":
      return firstOf(Object.entries(wanted as Readonly<Record<string, AnswerValue>>), ([part, value]) => {
        const inner = draft.parts[part];
        return inner === undefined ? null : missingIn(inner, value);
      });
    case "order": {
      const misplaced = (wanted as readonly OptionId[]).find((id, place) => draft.chosen[place] !== id);
      return misplaced === undefined ? null : { kind: "raise", id: misplaced };
    }
    case "amount":
      return null;
  }
}

interface Picked {
  readonly id: OptionId;
  readonly further: Draft | null;
}

function missingBehind({ id, further }: Picked, wanted: ChosenOption): NextPress | null {
  if (id !== idOf(wanted)) return { kind: "back" };
  return typeof wanted === "string" || further === null ? null : missingIn(further, wanted.with);
}

function pick(wanted: ChosenOption): NextPress {
  const [then] = typeof wanted === "string" ? [] : idsIn(wanted.with);
  return { kind: "option", id: idOf(wanted), ...(then !== undefined && { then }) };
}

/** The options of an answer, in the order in which they are asked. */
export function idsIn(answer: AnswerValue): readonly OptionId[] {
  if (typeof answer === "string") return [answer];
  return typeof answer === "object" ? Object.values(answer).flatMap(idsIn) : [];
}

function idOf(chosen: ChosenOption): OptionId {
  return typeof chosen === "string" ? chosen : chosen.choose;
}

function firstOf<T>(items: readonly T[], missing: (item: T) => NextPress | null): NextPress | null {
  for (const item of items) {
    const next = missing(item);
    if (next !== null) return next;
  }
  return null;
}

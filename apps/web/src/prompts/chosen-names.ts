import type { Draft } from "./draft.ts";
import type { PromptWords } from "./prompt-words.ts";

/** The general words of a question. */
export type SayPrompt = (
  key:
    | "chosen"
    | "choose"
    | "chooseMore"
    | "comma"
    | "final"
    | "nothingAnswers"
    | "optional"
    | "confirm"
    | "seal"
    | "sealed"
    | "sealedAs"
    | "sealedFinal"
    | "tally.least"
    | "tooMuch",
  values?: Record<string, string | number>,
) => string;

/** The names of everything that a draft has chosen so far, outermost first; of a form, what differs from `suggested`. */
export function chosenNames(
  draft: Draft,
  words: Pick<PromptWords, "option" | "part">,
  say: SayPrompt,
  suggested: Draft | null = null,
): string[] {
  const named = (name: string, inner: Draft | null | undefined) => {
    const names = inner ? chosenNames(inner, words, say) : [];
    return names.length === 0 ? name : say("chosen", { name, names: names.join(say("comma")) });
  };
  switch (draft.form) {
    case "one": {
      if (draft.chosen === null) return [];
      const further = draft.further === null ? [] : chosenNames(draft.further, words, say);
      return [words.option(draft.chosen), ...further];
    }
    case "some":
      return draft.chosen.map((id) => named(words.option(id), draft.further[id]));
    case "form":
      // An amount of nothing says nothing, nor does a part that is left out.
      return Object.entries(draft.parts).flatMap(([part, inner]) =>
        isNothing(inner) || isAs(suggested, part, inner) || chosenNames(inner, words, say).length === 0
          ? []
          : [named(words.part(part), inner)],
      );
    case "amount":
      return [String(draft.chosen)];
    default:
      return draft.chosen.map((id) => words.option(id));
  }
}

const isAs = (suggested: Draft | null, part: string, draft: Draft) =>
  suggested?.form === "form" && JSON.stringify(suggested.parts[part]) === JSON.stringify(draft);

const isNothing = (draft: Draft) =>
  (draft.form === "amount" && draft.chosen === 0) ||
  (draft.form === "one" && LEFT_OUT.includes(draft.chosen));

const LEFT_OUT: readonly (string | null)[] = ["nothing", "none", "unassigned"];

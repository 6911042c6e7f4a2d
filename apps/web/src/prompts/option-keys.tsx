"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { BarFacts } from "./bar-state.ts";
import type { Marks } from "./places.ts";
import type { PromptWords } from "./prompt-words.ts";
import { useWhyNot } from "./use-why-not.ts";

interface OptionKeysProps extends Pick<BarFacts, "lossOf"> {
  readonly words: PromptWords;
  readonly isSending: boolean;
  readonly draft: { readonly marks: Marks; pickMarked(id: OptionId): void };
  readonly ids: readonly OptionId[];
  /** The only one left, which needs no other press. */
  readonly only: OptionId | null;
}

/** Answers that are only words, such as passing. Each has its key. */
export function OptionKeys({ draft, words, isSending, lossOf, ids, only }: OptionKeysProps) {
  const whyNot = useWhyNot(words);
  return ids.map((id) => {
    const mark = draft.marks.get(id);
    if (mark === undefined) return null;
    const reason = whyNot(mark);
    const variant = id === only ? "brass" : "paper";
    return (
      <button
        key={id}
        type="button"
        className="button"
        // If the answer is costly, the key that confirms it says so.
        data-variant={lossOf(id) === null ? variant : "quiet"}
        data-testid={`option-${id}`}
        aria-pressed={mark.state === "chosen"}
        aria-disabled={reason !== null || isSending}
        onClick={() => {
          if (reason === null && !isSending) draft.pickMarked(id);
        }}
      >
        {words.option(id)}
        {reason !== null && <small className="reason">{reason}</small>}
      </button>
    );
  });
}

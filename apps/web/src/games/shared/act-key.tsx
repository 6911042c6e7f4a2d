import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

interface ActKeyProps {
  readonly draft: AnswerDraft | null;
  readonly id: string;
  /** The id of the words that say why it cannot be done now. */
  readonly why: string;
  readonly children: ReactNode;
}

/** A key for what can be done with a card. One that is barred can be reached all the same, and says why. */
export function ActKey({ draft, id, why, children }: ActKeyProps) {
  const state = draft?.marks.get(id)?.state;
  if (state === undefined) return null;
  const isBarred = state === "blocked";
  return (
    <Button
      size="small"
      data-testid={`option-${id}`}
      aria-pressed={state === "chosen"}
      aria-disabled={isBarred}
      aria-describedby={isBarred ? why : undefined}
      onClick={() => draft?.pickMarked(id)}
    >
      {children}
    </Button>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../design/button.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

interface ActKeyProps {
  readonly draft: AnswerDraft | null;
  readonly id: string;
  /** The id of the words with the reason why it is not possible now; absent: it is shown only where it is possible. */
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

/** A button for an action with a card. A blocked one can still be focused, and gives the reason. */
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

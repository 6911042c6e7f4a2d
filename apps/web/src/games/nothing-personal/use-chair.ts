"use client";

import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { PointerEvent } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";

/** How a chair behaves: a press chooses whom or what can be chosen there, else shows it large. */
export function useChair(place: PlaceId, man: ManView | undefined) {
  const { draft, show, shown, words } = useBoard();
  const option = optionAt(draft, place, man);
  const mark = option === undefined ? undefined : draft?.marks.get(option);
  const isTarget = mark?.state === "open" || mark?.state === "chosen";
  const reason = mark?.reason == null ? null : words.blocked(mark.reason);
  return {
    isTarget,
    reason,
    isLit: option?.startsWith("move:") === true && mark?.state === "chosen",
    button: {
      type: "button",
      "data-mark": mark?.state,
      "data-shown": shown === place || undefined,
      ...(isTarget ? { "data-testid": `option-${option}`, "aria-pressed": mark.state === "chosen" } : {}),
      ...(reason === null ? {} : { "aria-disabled": true }),
      onFocus: () => show(place),
      onBlur: () => show(null),
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && show(place),
      onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && show(null),
      onClick: () => {
        show(isTarget ? null : place);
        if (isTarget && option !== undefined && draft !== null) pickAt(draft, option);
      },
    },
  } as const;
}

/** What a press on a chair would choose; undefined: nothing that is asked. */
export function optionAt(draft: AnswerDraft | null, place: PlaceId, man: ManView | undefined) {
  const ids = [
    ...(man === undefined ? [] : [optionId("gangster", man.id)]),
    optionId("move", place as never),
    optionId("place", place),
  ];
  // Another use of the card is chosen in the hand, never by pressing whom it would fit.
  return ids.find((id) => draft?.marks.get(id)?.via === null);
}

/** Where several parts of a form may name the same gangster, the next one is answered first. */
function pickAt(draft: AnswerDraft, option: string): void {
  const { current } = draft;
  const question = current?.question;
  const isAsked =
    (question?.form === "one" || question?.form === "some") &&
    question.options.some(({ id }) => id === option);
  if (current !== undefined && isAsked) draft.pick(current.path, option);
  else draft.pickMarked(option);
}

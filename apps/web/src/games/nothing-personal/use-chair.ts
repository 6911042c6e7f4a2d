"use client";

import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { PointerEvent } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { askedPath, changesIf } from "./verdict.ts";

const TALKS: readonly string[] = ["talk", "solicited"];
/** The parts of an offer itself lie so deep; a promise asks further. */
const IN_TALK = 2;

/** How a chair behaves: a press chooses whom or what can be chosen there, else shows it large. */
export function useChair(place: PlaceId, man: ManView | undefined) {
  const board = useBoard();
  const { draft, show, shown, words } = board;
  const option = optionAt(draft, place, man);
  const mark = option === undefined ? undefined : draft?.marks.get(option);
  const isTarget = mark?.state === "open" || mark?.state === "chosen";
  const reason = mark?.reason == null ? null : words.blocked(mark.reason);
  const isOpen = mark?.state === "open" && option !== undefined && draft !== null;
  const changes = isOpen ? changesIf({ ...board, draft }, option) : [];
  return {
    reason,
    /** What a press would do to the markers on him; null: nothing. */
    wouldBe: changes.some(({ gangster }) => gangster === man?.id) ? changes : null,
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
function optionAt(draft: AnswerDraft | null, place: PlaceId, man: ManView | undefined) {
  const ids = [
    ...(man === undefined ? [] : [optionId("gangster", man.id)]),
    optionId("move", place as never),
    optionId("place", place),
  ];
  // In a talk a promise that was begun asks for them, one after another.
  if (draft !== null && TALKS.includes(draft.prompt.topic))
    return ids.find((id) => (askedPath(draft, id) ?? []).length > IN_TALK);
  // Another use of the card is chosen in the hand, never by pressing whom it would fit.
  return ids.find((id) => draft?.marks.get(id)?.via === null);
}

/** Chooses what is asked next, if it is that. */
function pickAt(draft: AnswerDraft, option: string): void {
  const path = askedPath(draft, option);
  if (path === null) draft.pickMarked(option);
  else draft.pick(path, option);
}

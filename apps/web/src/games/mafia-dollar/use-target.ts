"use client";

import type { OptionId } from "@consigliere/contract/question";
import type { CardId } from "@consigliere/games/mafia-dollar/cards";
import type { PointerEvent } from "react";
import type { Mark } from "../../prompts/places.ts";
import { useBoard } from "./board-context.ts";

/** How a thing of the board behaves: a press chooses it if possible, and otherwise shows it large. */
export function useTarget(card: CardId, option: OptionId, label: string) {
  const { draft, show, shown, words } = useBoard();
  const mark: Mark | undefined = draft?.marks.get(option);
  const isTarget = mark?.state === "open" || mark?.state === "chosen";
  const reason = mark?.reason == null ? null : words.blocked(mark.reason);
  return {
    isTarget,
    /** Its name, and the reason why it cannot be chosen. */
    says: reason === null ? label : `${label}. ${reason}`,
    button: {
      type: "button",
      "data-mark": mark?.state,
      "data-shown": shown === card || undefined,
      ...(isTarget ? { "data-testid": `option-${option}`, "aria-pressed": mark.state === "chosen" } : {}),
      ...(reason === null ? {} : { "aria-disabled": true }),
      onFocus: () => show(card),
      onBlur: () => show(null),
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && show(card),
      onPointerLeave: (event: PointerEvent) => event.pointerType === "mouse" && show(null),
      onClick: () => {
        show(isTarget ? null : card);
        if (isTarget) draft?.pickMarked(option);
      },
    },
  } as const;
}

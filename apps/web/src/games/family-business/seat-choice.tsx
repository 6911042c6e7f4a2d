"use client";

import { optionId } from "@consigliere/games/family-business/option-ids";
import { useState } from "react";
import { useBoard } from "./board-context.ts";

/** If a whole mob is to be chosen, its seat is pressed. */
export function SeatChoice({ seat }: { readonly seat: number }) {
  const { t, words, draft } = useBoard();
  const [isAsked, setAsked] = useState(false);
  const option = optionId("seat", seat);
  const mark = draft?.marks.get(option);
  // If mobsters of the seat are to be named, pressing them is enough.
  if (mark === undefined || mark.hasFurther) return null;
  const reason = mark.reason === null ? null : words.blocked(mark.reason);
  return (
    <button
      type="button"
      className="fb-seat-choice"
      data-mark={mark.state}
      data-testid={`option-${option}`}
      aria-pressed={mark.state === "chosen"}
      aria-disabled={reason !== null}
      aria-label={
        reason === null ? t("chooseSeat", { name: words.name(seat) }) : `${words.name(seat)}. ${reason}`
      }
      onFocus={() => setAsked(true)}
      onBlur={() => setAsked(false)}
      onClick={() => (reason === null ? draft?.pickMarked(option) : setAsked(true))}
    >
      {reason === null
        ? mark.state === "chosen"
          ? t("chosen")
          : t("choose")
        : isAsked
          ? reason
          : t("notNow")}
    </button>
  );
}

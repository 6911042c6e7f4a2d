"use client";

import type { OptionId } from "@consigliere/contract/question";
import { useState } from "react";
import type { Mark } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

/** An order that is given by pressing things on the board. */
export interface PressedOrder {
  /** The state of a thing, and the number that it has taken; undefined: it is not one of those to be ordered. */
  markOf(id: OptionId): Pick<Mark, "state" | "rank" | "reason"> | undefined;
  /** It takes the next number, or steps back with all who stood behind it in number. */
  press(id: OptionId): void;
}

/** The order that a draft asks for now. Things without a number keep the order in which they lie. Null: none is asked. */
export function usePressedOrder(draft: AnswerDraft | null): PressedOrder | null {
  const [kept, keep] = useState<{ readonly at: string; readonly pressed: readonly OptionId[] }>();
  const { question, path, draft: order } = draft?.current ?? {};
  if (draft === null || path === undefined || question?.form !== "order" || order?.form !== "order")
    return null;
  const at = `${draft.prompt.id} ${path.join("/")}`;
  const pressed = kept?.at === at ? kept.pressed : [];
  const all = question.options.map(({ id }) => id);
  return {
    markOf: (id) => {
      if (!all.includes(id)) return undefined;
      const rank = pressed.indexOf(id) + 1;
      return { state: rank > 0 ? "chosen" : "open", rank: rank > 0 ? rank : null, reason: null };
    },
    press: (id) => {
      const next = pressed.includes(id) ? pressed.filter((one) => one !== id) : [...pressed, id];
      keep({ at, pressed: next });
      draft.reorder(path, [...next, ...all.filter((one) => !next.includes(one))]);
    },
  };
}

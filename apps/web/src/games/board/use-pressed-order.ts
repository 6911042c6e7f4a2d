"use client";

import type { OptionId } from "@consigliere/contract/question";
import { useState } from "react";
import { type Mark, openPlaces } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";

/** An order that is given by pressing things on the board. */
export interface PressedOrder {
  /** All of them, in the order that the answer has now. */
  readonly order: readonly OptionId[];
  /** The state of a thing, and the number that it has taken; undefined: it is not one of those to be ordered. */
  markOf(id: OptionId): Pick<Mark, "state" | "rank" | "reason"> | undefined;
  /** It takes the next number, or steps back; those behind it move up. */
  press(id: OptionId): void;
}

/** The things pressed so far after a press on one of them, and with them all in their order. */
export function pressed<Id>(before: readonly Id[], id: Id, all: readonly Id[]) {
  const numbered = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
  return { numbered, order: [...numbered, ...all.filter((one) => !numbered.includes(one))] };
}

/** The order that a draft asks for now. Things without a number keep the order in which they lie. Null: none is asked. */
export function usePressedOrder(draft: AnswerDraft | null): PressedOrder | null {
  const [kept, keep] = useState<{ readonly at: string; readonly numbered: readonly OptionId[] }>();
  if (draft === null) return null;
  const asked = openPlaces(draft.prompt.question, draft.draft).find((one) => one.question.form === "order");
  const { question, path, draft: order } = asked ?? {};
  if (path === undefined || question?.form !== "order" || order?.form !== "order") return null;
  const at = `${draft.prompt.id} ${path.join("/")}`;
  // Changed elsewhere, nothing of it counts.
  const isKept = kept?.at === at && kept.numbered.every((id, rank) => order.chosen[rank] === id);
  const numbered = isKept ? kept.numbered : [];
  const all = question.options.map(({ id }) => id);
  return {
    order: order.chosen,
    markOf: (id) => {
      if (!all.includes(id)) return undefined;
      const rank = numbered.indexOf(id) + 1;
      return { state: rank > 0 ? "chosen" : "open", rank: rank > 0 ? rank : null, reason: null };
    },
    press: (id) => {
      const next = pressed(numbered, id, all);
      keep({ at, numbered: next.numbered });
      draft.reorder(path, next.order);
    },
  };
}

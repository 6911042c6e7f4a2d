"use client";

import type { OptionId } from "@consigliere/contract/question";
import { optionId, readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { Mark } from "../../prompts/places.ts";
import { useBoard } from "./board-context.ts";
import { aimedAt, fullestOf, give } from "./orders.ts";

/** The answer that a thing on the board gives, in the form in which a piece takes it. */
export interface Answer {
  readonly option: OptionId;
  readonly mark: Pick<Mark, "state" | "rank" | "reason"> | undefined;
  readonly onPress?: () => void;
}

/** The answer of a thing: to whoever is being ordered, or to the question itself. */
export function useAnswer(option: OptionId): Answer {
  const { draft, ordered, view, viewer } = useBoard();
  const aimed = draft === null || ordered === null ? null : aimedAt(draft, ordered, option);
  if (draft === null || aimed === null) return asked();
  const stash = fullestOf((viewer === null ? undefined : view.seats[viewer])?.warehouses ?? []);
  return {
    option,
    mark: aimed.mark,
    onPress: () => give(draft, aimed, option, stash && optionId("warehouse", stash.card)),
  };

  function asked(): Answer {
    const mark = draft?.marks.get(option);
    // A racket always lies under some warehouse: a press on the chosen one does not take it away.
    const stays = mark?.state === "chosen" && readOption(option).form === "warehouse";
    return { option, mark, ...(stays && { onPress: () => undefined }) };
  }
}

/** The job for which things are lit; null: none is being ordered. */
export function useJob() {
  const { ordered, view, viewer } = useBoard();
  return viewer === null
    ? null
    : (view.seats[viewer]?.gangsters.find(({ card }) => card === ordered) ?? null);
}

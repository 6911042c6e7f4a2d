"use client";

import type { OptionId } from "@consigliere/contract/question";
import { chanceOf } from "@consigliere/games/mafia-dollar/odds";
import { optionId, readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import type { Mark } from "../../prompts/places.ts";
import { canPress } from "../board/piece.ts";
import { useBoard } from "./board-context.ts";
import { aimedAt, fullestOf, give } from "./orders.ts";

/** The answer that a thing on the board gives, in the form in which a piece takes it. */
export interface Answer {
  readonly option: OptionId;
  readonly mark: Pick<Mark, "state" | "rank" | "reason"> | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** The answer of a thing: to whoever is being ordered, or to the question itself. */
export function useAnswer(option: OptionId): Answer {
  const { draft, ordered, view, viewer } = useBoard();
  const aimed = draft === null || ordered === null ? null : aimedAt(draft, ordered, option);
  const under = () => {
    const stash = fullestOf((viewer === null ? undefined : view.seats[viewer])?.warehouses ?? []);
    return stash && optionId("warehouse", stash.card);
  };
  if (draft !== null && aimed !== null) {
    return { option, mark: aimed.mark, onPress: () => give(draft, aimed, option, under()) };
  }
  const mark = draft?.marks.get(option);
  const { form } = readOption(option);
  // A racket always lies under some warehouse: at first the fullest, and a press on the chosen one does not take it away.
  const isLaid = mark?.state === "open" && mark.hasFurther && form === "racket";
  const stays = mark?.state === "chosen" && form === "warehouse";
  const lay = () => {
    draft?.pickMarked(option);
    draft?.pick([option], under() ?? "");
  };
  return { option, mark, onPress: isLaid ? lay : stays ? () => undefined : undefined };
}

/** The chance of the one who is being ordered with a thing of a rival, in words; null: it is no target of his. */
export function useChance(
  { mark }: Answer,
  owner: number,
  modifier: (job: GangsterView) => number,
): string | null {
  const { t, ordered, view, viewer } = useBoard();
  const mine = viewer === null || viewer === owner ? undefined : view.seats[viewer];
  const job = canPress(mark) ? mine?.gangsters.find(({ card }) => card === ordered) : undefined;
  return job === undefined ? null : t("chance", { percent: chanceOf(modifier(job)) });
}

"use client";

import type { OptionId } from "@consigliere/contract/question";
import { chanceOf } from "@consigliere/games/mafia-dollar/odds";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import type { Mark } from "../../prompts/places.ts";
import { canPress } from "../board/piece.ts";
import { useBoard } from "./board-context.ts";
import { aimedAt, give } from "./orders.ts";

/** The answer that a thing on the board gives, in the form in which a piece takes it. */
export interface Answer {
  readonly option: OptionId;
  readonly mark: Pick<Mark, "state" | "rank" | "reason"> | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** The answer of a thing: to whoever is being ordered, or to the question itself. */
export function useAnswer(option: OptionId): Answer {
  const { draft, ordered } = useBoard();
  const aimed = draft === null || ordered === null ? null : aimedAt(draft, ordered, option);
  if (draft === null || aimed === null) return { option, mark: draft?.marks.get(option) };
  return { option, mark: aimed.mark, onPress: () => give(draft, aimed, option) };
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

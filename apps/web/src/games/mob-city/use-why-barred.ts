"use client";

import { type BuildingId, planOf } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useBoard } from "./board-context.ts";
import { markAt } from "./steps.ts";

export interface Barred {
  readonly reason: string;
  /** What would help: "$2,000 short". */
  readonly missing: string | null;
}

/** Why a building cannot be chosen for what is asked now; null: it can, or nothing is asked. */
export function useWhyBarred(building: BuildingId): Barred | null {
  const { t, view, viewer, words, draft, step } = useBoard();
  if (draft === null || step === null) return null;
  const option = optionId("building", building);
  const mark = markAt(step, option);
  const short = (money: number) => t("short", { money });
  if (mark?.state === "open") {
    const over = draft.overrunAt(step.path, option);
    return over && { reason: t("tooMuch"), missing: short(over.count - over.max) };
  }
  if (mark?.state !== "blocked" || mark.reason === null) return null;
  const cash = viewer === null ? null : view.captains[viewer]?.cash;
  const isDear = mark.reason === "too-dear" && cash != null;
  return {
    reason: words.blocked(mark.reason),
    missing: isDear ? short(planOf(building).cost - cash) : null,
  };
}

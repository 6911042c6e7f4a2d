"use client";

import { type BuildingId, planOf } from "@consigliere/games/mob-city/cards";
import { optionId } from "@consigliere/games/mob-city/option-ids";
import { useBoard } from "./board-context.ts";
import { markAt } from "./steps.ts";

export interface Barred {
  readonly reason: string;
  /** The missing amount: "$2,000 short". */
  readonly missing: string | null;
  /** So many dollars are missing. */
  readonly lacks: number | null;
}

/** Why a building cannot be chosen for what is asked now; null: it can, or nothing is asked. */
export function useWhyBarred(building: BuildingId): Barred | null {
  const { t, view, viewer, words, draft, step } = useBoard();
  if (draft === null || step === null) return null;
  const mark = markAt(step, building);
  const because = (reason: string, lacks: number | null = null): Barred => ({
    reason,
    lacks,
    missing: lacks === null ? null : t("short", { money: lacks }),
  });
  if (mark?.state === "open") {
    const over = draft.overrunAt(step.path, optionId(step.form, building));
    return over && because(t("tooMuch"), over.count - over.max);
  }
  if (mark?.most != null) return because(t("pourMost", { count: mark.most }));
  if (mark?.state !== "blocked" || mark.reason === null) return null;
  const cash = viewer === null ? null : view.captains[viewer]?.cash;
  const isDear = mark.reason === "too-dear" && cash != null;
  return because(words.blocked(mark.reason), isDear ? planOf(building).cost - cash : null);
}

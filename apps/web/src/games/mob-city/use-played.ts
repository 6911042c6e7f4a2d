"use client";

import type { View } from "@consigliere/games/mob-city/view";
import { useEffect, useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { holdThread, playThrough } from "./fight-forecast-thread.ts";
import type { Report } from "./fight-forecast-worker.ts";
import { inquiryOf } from "./inquiry.ts";

/** The forecast by the rules; absent while they play ahead. */
export type FightForecasted = Report["forecast"] | "busy" | "failed";

interface Found {
  readonly of: string;
  readonly view: View;
  readonly forecast: Report["forecast"];
}

/** The forecast of the draft, played again whenever it changes, as long as it `isWanted`. */
export function useFightForecast(draft: AnswerDraft, isWanted: boolean): FightForecasted {
  const { view } = useBoard();
  const [found, setFound] = useState<Found | null>(null);
  const asked = inquiryOf(draft);
  const of = asked === null ? null : JSON.stringify(asked);

  useEffect(() => (isWanted ? holdThread() : undefined), [isWanted]);
  useEffect(() => {
    if (!isWanted || of === null) return;
    let isCurrent = true;
    void playThrough({ view, ...JSON.parse(of) }).then(
      (forecast) => isCurrent && setFound({ of, view, forecast }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, of, view]);

  if (of === null || !isWanted) return null;
  if (found === null || found.of !== of || found.view !== view) return "busy";
  return found.forecast ?? "failed";
}

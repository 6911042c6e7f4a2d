"use client";

import type { View } from "@consigliere/games/mob-city/view";
import { useEffect, useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { inquiryOf } from "./inquiry.ts";
import { holdThread, playThrough } from "./prospect-thread.ts";
import type { Report } from "./prospect-worker.ts";

/** The forecast by the rules; absent while they play ahead. */
export type Prospected = Report["prospect"] | "busy" | "failed";

interface Found {
  readonly of: string;
  readonly view: View;
  readonly prospect: Report["prospect"];
}

/** The forecast of the draft, played again whenever it changes, as long as it `isWanted`. */
export function useProspect(draft: AnswerDraft, isWanted: boolean): Prospected {
  const { view } = useBoard();
  const [found, setFound] = useState<Found | null>(null);
  const asked = inquiryOf(draft);
  const of = asked === null ? null : JSON.stringify(asked);

  useEffect(() => (isWanted ? holdThread() : undefined), [isWanted]);
  useEffect(() => {
    if (!isWanted || of === null) return;
    let isCurrent = true;
    void playThrough({ view, ...JSON.parse(of) }).then(
      (prospect) => isCurrent && setFound({ of, view, prospect }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, of, view]);

  if (of === null || !isWanted) return null;
  if (found === null || found.of !== of || found.view !== view) return "busy";
  return found.prospect ?? "failed";
}

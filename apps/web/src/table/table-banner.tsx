"use client";

import { type ReactNode, Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import type { PendingAct } from "../stage/act-banner.tsx";
import type { AtTable } from "./at-table.ts";

/** For what may be answered. */
const ActBanner = lazily(async () => ({ default: (await import("../stage/act-banner.tsx")).ActBanner }));
/** For who was away. */
const NewsBanner = lazily(async () => ({ default: (await import("./front-page.tsx")).NewsBanner }), Nothing);

/** What lies above the board: what a replay shows, what is pending, or what is new; null: nothing, and no row for it. */
export function bannerOf(at: AtTable, act: PendingAct | null, actLabel: string): ReactNode {
  const { table, words, chair, board, past, recap } = at;
  if (past.film !== null) {
    return (
      <p className="replay-banner paper" aria-hidden="true">
        {past.shot === null ? "" : words.event(past.shot.frame.event)}
      </p>
    );
  }
  if (act !== null) {
    // What is at stake is said once: by the question, where there is one.
    const isSaid = board.draft !== null && words.stakes(board.view, board.draft.prompt) !== null;
    return (
      <Suspense fallback={<div className="paper act-wait" data-many={act.victims.length > 1 || undefined} />}>
        <ActBanner {...act} stake={isSaid ? [] : act.stake} viewer={board.viewer} label={actLabel} />
      </Suspense>
    );
  }
  // The paper was printed for the reader's own chair.
  if (recap === null || chair.as !== undefined || table.outcome !== null) return null;
  return (
    <Suspense fallback={<div className="news-banner paper" />}>
      <NewsBanner at={at} recap={recap} />
    </Suspense>
  );
}

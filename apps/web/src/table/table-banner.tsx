"use client";

import { type ReactNode, Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import type { PendingAct } from "../stage/act-banner.tsx";
import type { AtTable } from "./at-table.ts";

/** For possible answers. */
const ActBanner = lazily(async () => ({ default: (await import("../stage/act-banner.tsx")).ActBanner }));
/** For readers who were away. */
const NewsBanner = lazily(async () => ({ default: (await import("./front-page.tsx")).NewsBanner }), Nothing);

/** The line above the board: the shown part of a replay, a pending matter, or news; null: none, and no row for it. */
export function bannerOf(
  at: Pick<AtTable, "match" | "ui" | "words" | "chair" | "board" | "past" | "recap" | "pins" | "paper">,
  act: PendingAct | null,
  actLabel: string,
): ReactNode {
  const { match, words, chair, board, past, recap } = at;
  if (past.film !== null) {
    return (
      <p className="replay-banner paper" aria-hidden="true">
        {past.shot === null ? "" : words.event(past.shot.frame.event)}
      </p>
    );
  }
  if (act !== null) {
    return (
      <Suspense fallback={<div className="paper" />}>
        <ActBanner {...act} viewer={board.viewer} label={actLabel} />
      </Suspense>
    );
  }
  // The paper was made for the reader's own chair.
  if (recap === null || chair.as !== undefined || match.table.outcome !== null) return null;
  return (
    <Suspense fallback={<div className="news-banner paper" />}>
      <NewsBanner at={at} recap={recap} />
    </Suspense>
  );
}

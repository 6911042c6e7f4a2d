"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import { type ReactNode, Suspense, useCallback } from "react";
import { lazily, Nothing } from "../../design/lazily.tsx";
import type { OfferMade } from "../../games/game-ui.ts";

export const OfferWord = lazily(() => import("./offer-word.tsx"), Nothing);

/** The message that came with an offer, for a board to show; nothing if the reader has no letters (`writer` null). */
export function useWordWith(match: MatchPublic, writer: number | null): (offer: OfferMade) => ReactNode {
  return useCallback(
    (offer) =>
      writer !== null && (
        <Suspense>
          <OfferWord match={match} viewer={writer} offer={offer} />
        </Suspense>
      ),
    [match, writer],
  );
}

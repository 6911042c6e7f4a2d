/** How far the reader of this page has looked at the events of a match, until the service knows. */
import type { QueryClient } from "@tanstack/react-query";
import { isAttended } from "./attention.ts";
import { cacheKeys } from "./keys.ts";

interface Shown {
  /** How many events the page shows. */
  readonly shown: number;
  /** How many of them were in sight. */
  readonly seen: number;
}

const NOTHING: Shown = { shown: 0, seen: 0 };

/** The page shows this number of events. */
export function noteShown(cache: QueryClient, matchId: string, shown: number): void {
  cache.setQueryData<Shown>(cacheKeys.shown(matchId), (before = NOTHING) => inSight({ ...before, shown }));
}

/** How many events were looked at. */
export function lookedAt(cache: QueryClient, matchId: string): number {
  return inSight(cache.getQueryData<Shown>(cacheKeys.shown(matchId)) ?? NOTHING).seen;
}

function inSight({ shown, seen }: Shown): Shown {
  return { shown, seen: isAttended() ? shown : seen };
}

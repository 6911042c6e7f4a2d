"use client";

import type { LoggedEvent, MatchLook } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../api/use-api.ts";
import type { Chair } from "./use-chair.ts";

const PAGE = 60;

/**
 * The log as told to the player in the chair, newest first: the events since the page was opened, and pages of earlier
 * events, growing backwards.
 */
export function useLog(matchId: string, recap: MatchLook["recap"], { table: { told }, as }: Chair) {
  const api = useApi();
  const known = as === undefined ? (recap?.frames ?? []) : [];
  const first = known[0]?.n ?? told + 1;
  const query = useInfiniteQuery({
    queryKey: ["log", matchId, as ?? null, first],
    initialPageParam: first as number | null,
    queryFn: ({ pageParam }) =>
      api.call(routes.readLog, {
        params: { id: matchId },
        query: { limit: PAGE, before: pageParam ?? first, ...(as !== undefined && { as }) },
      }),
    getNextPageParam: (page) => page.before,
    enabled: first > 1,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  });
  const older = first > 1 ? (query.data?.pages ?? []) : [];
  const events: LoggedEvent[] = [known, ...older.map((page) => page.events)].flatMap((page) =>
    page.toReversed(),
  );
  return {
    events,
    isLoading: query.isLoading,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    readOlder: () => void query.fetchNextPage(),
  };
}

"use client";

import { type LoggedEvent, readLog } from "@consigliere/contract/play";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../api/use-api.ts";

const PAGE = 60;

/** The log as the reader was told it, newest first, growing backwards page by page. */
export function useLog(matchId: string, told: number) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ["log", matchId, told],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) =>
      api.call(readLog, {
        params: { id: matchId },
        query: { limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    getNextPageParam: (page) => page.before,
    placeholderData: (previous) => previous,
  });
  const events: LoggedEvent[] = (query.data?.pages ?? []).flatMap((page) => page.events.toReversed());
  return {
    events,
    isLoading: query.isPending,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    readOlder: () => void query.fetchNextPage(),
  };
}

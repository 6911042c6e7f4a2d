"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../api/use-api.ts";
import type { Chair } from "./use-chair.ts";

const PAGE = 60;

/** The log as it was told to who sits in the chair, newest first, growing backwards page by page. */
export function useLog(matchId: string, { table: { told }, as }: Chair) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ["log", matchId, as ?? null, told],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam }) =>
      api.call(routes.readLog, {
        params: { id: matchId },
        query: {
          limit: PAGE,
          ...(pageParam !== null && { before: pageParam }),
          ...(as !== undefined && { as }),
        },
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

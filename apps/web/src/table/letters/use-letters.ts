"use client";

import { routes } from "@consigliere/contract/routes";
import type { LettersView, LetterView } from "@consigliere/contract/talk";
import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { cacheKeys } from "../../api/keys.ts";
import { useApi } from "../../api/use-api.ts";

/** Milliseconds after which letters are asked for again where no socket tells of them. */
const AGAIN_MS = 300_000;

/** Whose seat it is with whom letters are exchanged; null: everybody's. */
export type Other = number | null;

/** The query that names the other. */
export const withSeat = (other: Other) => (other === null ? {} : { with: String(other) });

/** The letters of a match, oldest first: those to everybody, or those between the reader and one other. */
export function useLetters(id: string, other: Other) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...cacheKeys.letters(id), other],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      api.call(routes.readLetters, {
        params: { id },
        query: { ...withSeat(other), ...(pageParam !== null && { before: pageParam }) },
      }),
    getNextPageParam: (page) => page.before,
    refetchInterval: AGAIN_MS,
  });
  const pages = query.data?.pages ?? [];
  return {
    letters: pages.toReversed().flatMap((page) => page.letters),
    newest: pages[0],
    error: query.error,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    readOlder: () => void query.fetchNextPage(),
  };
}

/** How many letters of each of the `others`, to the reader alone, they have not seen; by seat. */
export function useUnreadAsides(id: string, viewer: number, others: readonly number[]) {
  const api = useApi();
  const found = useQueries({
    queries: others.map((other) => ({
      queryKey: [...cacheKeys.letters(id), other, "newest"],
      queryFn: () => api.call(routes.readLetters, { params: { id }, query: withSeat(other) }),
      refetchInterval: AGAIN_MS,
    })),
  });
  return new Map(others.map((other, at) => [other, unreadIn(found[at]?.data, viewer)]));
}

/** How many letters of others the reader has not seen, of those on the newest page. */
export function unreadIn(page: LettersView | undefined, viewer: number | null): number {
  const isNew = ({ id, seat }: LetterView) => seat !== viewer && (page?.mine == null || id > page.mine);
  return page?.letters.filter((letter) => isNew(letter) && letter.hidden === undefined).length ?? 0;
}

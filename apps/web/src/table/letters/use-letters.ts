"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import { routes } from "@consigliere/contract/routes";
import type { LettersView, LetterView } from "@consigliere/contract/talk";
import { useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import { cacheKeys } from "../../api/keys.ts";
import { useApi } from "../../api/use-api.ts";

/** Milliseconds until letters are requested again if no socket tells of them. */
const AGAIN_MS = 300_000;

/** The seat of the person with whom letters are exchanged; null: everybody's. */
export type Other = number | null;

/** The part of the query that names the other person. */
export const withSeat = (other: Other) => (other === null ? {} : { with: String(other) });

/** The seats to whose players the one in `viewer` may write alone. */
export function asidesAt({ letters, seats }: MatchPublic, viewer: number): number[] {
  return seats.flatMap(({ kind, seat }) =>
    letters === "private" && kind === "person" && seat !== viewer ? [seat] : [],
  );
}

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

/** The newest letters between the reader and one other. */
export function useAside(id: string, other: number): LettersView | undefined {
  return useQuery(useAsideQuery(id)(other)).data;
}

/** The query for the newest letters with one other person: one, shared by everything that shows some of them. */
function useAsideQuery(id: string) {
  const api = useApi();
  return (other: number) => ({
    queryKey: [...cacheKeys.letters(id), other, "newest"],
    queryFn: () => api.call(routes.readLetters, { params: { id }, query: withSeat(other) }),
    refetchInterval: AGAIN_MS,
  });
}

/** The number of unread letters from each of the `others` to the reader alone, by seat. */
export function useUnreadAsides(id: string, viewer: number, others: readonly number[]) {
  const found = useQueries({ queries: others.map(useAsideQuery(id)) });
  return new Map(others.map((other, at) => [other, unreadIn(found[at]?.data, viewer)]));
}

/** The number of unread letters from others on the newest page. */
export function unreadIn(page: LettersView | undefined, viewer: number | null): number {
  const isNew = ({ id, seat }: LetterView) => seat !== viewer && (page?.mine == null || id > page.mine);
  return page?.letters.filter((letter) => isNew(letter) && letter.hidden === undefined).length ?? 0;
}

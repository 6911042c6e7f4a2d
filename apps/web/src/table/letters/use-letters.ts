"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import { routes } from "@consigliere/contract/routes";
import type { LettersView, LetterView } from "@consigliere/contract/talk";
import { useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import { cacheKeys } from "../../api/keys.ts";
import { useApi } from "../../api/use-api.ts";

/** Milliseconds after which letters are asked for again where no socket tells of them. */
const AGAIN_MS = 300_000;

/** Whose seat it is with whom letters are exchanged; null: everybody's. */
export type Other = number | null;

/** The query that names the other. */
export const withSeat = (other: Other) => (other === null ? {} : { with: String(other) });

/** The seats of those to whom the one in `viewer` may write alone. */
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

/** How the newest letters with one other are asked for: once, for all that show something of them. */
function useAsideQuery(id: string) {
  const api = useApi();
  return (other: number) => ({
    queryKey: [...cacheKeys.letters(id), other, "newest"],
    queryFn: () => api.call(routes.readLetters, { params: { id }, query: withSeat(other) }),
    refetchInterval: AGAIN_MS,
  });
}

/** How many letters of each of the `others`, to the reader alone, they have not seen; by seat. */
export function useUnreadAsides(id: string, viewer: number, others: readonly number[]) {
  const found = useQueries({ queries: others.map(useAsideQuery(id)) });
  return new Map(others.map((other, at) => [other, unreadIn(found[at]?.data, viewer)]));
}

/** How many letters of others the reader has not seen, of those on the newest page. */
export function unreadIn(page: LettersView | undefined, viewer: number | null): number {
  const isNew = ({ id, seat }: LetterView) => seat !== viewer && (page?.mine == null || id > page.mine);
  return page?.letters.filter((letter) => isNew(letter) && letter.hidden === undefined).length ?? 0;
}

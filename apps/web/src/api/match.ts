"use client";
import type { CallOf, Endpoint } from "@consigliere/contract/endpoint";
import type { MatchView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { growingPause, LONGEST_PAUSE_MS, updatesOf, useFreshQuery } from "./fresh-query.ts";
import { cacheKeys } from "./keys.ts";
import { useApi } from "./use-api.ts";
import { useLive } from "./use-live.ts";

/** Milliseconds for which a ticket is good at least. */
const TICKET_LIFE_MS = 540_000;

/** A match as the reader sees it, kept fresh: by news through a socket, and by looks in growing pauses without one. */
export function useMatch(id: string) {
  const isLive = useRef(false);
  const ticket = useRef({ text: "", at: 0 });
  const query = useFreshQuery({
    ...{ key: cacheKeys.match(id), endpoint: routes.viewMatch, call: { params: { id } } },
    // Where nothing is new no ticket comes along, and an old one opens no socket.
    isWhole: () => !isLive.current && Date.now() > ticket.current.at + TICKET_LIFE_MS,
    isUrgent: isBeingShuffled,
    pause: (inVain) => (isLive.current ? LONGEST_PAUSE_MS : growingPause(inVain)),
  });
  const text = query.data?.live.ticket ?? "";
  if (text !== ticket.current.text) ticket.current = { text, at: Date.now() };
  useLive(query.data?.live, {
    look: () => void query.refetch(),
    isOpen: (isOpen) => {
      if (isLive.current === isOpen) return;
      isLive.current = isOpen;
      // What happened meanwhile was told to nobody.
      void query.refetch();
    },
  });
  return query;
}

/** Started, and the first cards are on their way. */
function isBeingShuffled({ match, table }: MatchView): boolean {
  return match.status === "playing" && table === null;
}

/** An endpoint that answers with the match as it then stands. */
type MatchEndpoint = Endpoint & { readonly response: typeof routes.viewMatch.response };

/**
 * Does something to a match. What comes back is shown at once, and a look that was under way meanwhile is
 * dropped, so that the table never jumps back; it may have been for news that are told only once, so the page looks
 * again then. Repeats after a lost connection send the same body, so an answer with its id counts once.
 */
export function useMatchAction<E extends MatchEndpoint>(id: string, endpoint: E) {
  const api = useApi();
  const cache = useQueryClient();
  const key = cacheKeys.match(id);
  return useMutation({
    mutationFn: async (call: CallOf<E>) => (await api.call(endpoint, call)) as MatchView,
    onMutate: async () => {
      await cache.cancelQueries({ queryKey: key });
      return { updates: updatesOf(cache, key) };
    },
    onSuccess: async (view, _, before) => {
      const hasLooked = updatesOf(cache, key) !== before.updates || cache.isFetching({ queryKey: key }) > 0;
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, view);
      if (hasLooked) void cache.invalidateQueries({ queryKey: key });
      void cache.invalidateQueries({ queryKey: cacheKeys.dashboard });
    },
    onError: () => void cache.invalidateQueries({ queryKey: key }),
  });
}

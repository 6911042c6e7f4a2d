"use client";
import type { CallOf, Endpoint } from "@consigliere/contract/endpoint";
import type { MatchLook } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { elapsed, stamp } from "../device/server-clock.ts";
import { growingPause, LONGEST_PAUSE_MS, updatesOf, useFreshQuery } from "./fresh-query.ts";
import { cacheKeys } from "./keys.ts";
import { sinceKnown, withNews } from "./news.ts";
import { lookedAt } from "./seen-count.ts";
import { useApi } from "./use-api.ts";
import { useLive } from "./use-live.ts";

/** Milliseconds for which a ticket is valid at least. */
const TICKET_LIFE_MS = 540_000;

/**
 * A match as the reader sees it, with the events since the page was opened. It is kept fresh by news through a socket
 * or, without one, by looks in growing pauses. One request brings everything new, and reports what was looked at.
 */
export function useMatch(id: string) {
  const cache = useQueryClient();
  const key = cacheKeys.match(id);
  const isLive = useRef(false);
  const ticket = useRef({ text: "", at: 0 });
  /** How many events the service was told that the reader has looked at, and how many it is being told now. */
  const marks = useRef({ known: 0, sent: 0 });
  const unmarked = (known: MatchLook | undefined) => {
    const seen = lookedAt(cache, id);
    return known?.table != null && seen > Math.max(known.table.seen, marks.current.known) ? seen : null;
  };
  const query = useFreshQuery({
    key,
    endpoint: routes.viewMatch,
    call: (known) => {
      const seen = unmarked(known);
      if (seen !== null) marks.current.sent = seen;
      return {
        params: { id },
        query: { since: sinceKnown(known), ...(seen !== null && { seen: String(seen) }) },
      };
    },
    taken: (known, fresh) => {
      marks.current.known = marks.current.sent;
      return fresh === null ? (known as MatchLook) : withNews(known, fresh);
    },
    // A response without news brings no ticket, and an old ticket opens no socket.
    isWhole: () =>
      ticket.current.text !== "" && !isLive.current && elapsed(ticket.current.at) > TICKET_LIFE_MS,
    isUrgent: isBeingShuffled,
    pause: (inVain) => (isLive.current ? LONGEST_PAUSE_MS : growingPause(inVain)),
  });
  const text = query.data?.live.ticket ?? "";
  if (text !== ticket.current.text) ticket.current = { text, at: stamp() };
  const letters = () => void cache.invalidateQueries({ queryKey: cacheKeys.letters(id) });
  const present = (seats: readonly number[]) => cache.setQueryData(cacheKeys.present(id), seats);
  useLive(query.data, {
    look: () => void query.refetch(),
    isOpen: (isOpen) => {
      if (isLive.current === isOpen) return;
      isLive.current = isOpen;
      if (!isOpen) present([]);
      // Nobody was told of the events meanwhile.
      void query.refetch();
      letters();
    },
    ended: () => {
      isLive.current = false;
      present([]);
    },
    present,
    letters,
  });
  useLastWord(() => {
    if (unmarked(cache.getQueryData(key)) !== null) void query.refetch();
  });
  return query;
}

/** Sends the last report when somebody turns away from a page, because they may not come back to it. */
function useLastWord(say: () => void): void {
  const latest = useRef(say);
  latest.current = say;
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "hidden") latest.current();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}

/** Started, and the first cards are on their way. */
function isBeingShuffled({ match, table }: MatchLook): boolean {
  return match.status === "playing" && table === null;
}

/** An endpoint that answers with the current match. */
type MatchEndpoint = Endpoint & {
  readonly response: typeof routes.viewMatch.response | typeof routes.startMatch.response;
};

/**
 * Does something to a match. The response, and the events on the way there, are shown at once. A look that was under
 * way is dropped, so that the table never jumps back. That look may have been for news that is told only once, so the
 * page looks again then. Repeats after a lost connection send the same body, so an answer with its id counts once.
 */
export function useMatchAction<E extends MatchEndpoint>(id: string, endpoint: E) {
  const api = useApi();
  const cache = useQueryClient();
  const key = cacheKeys.match(id);
  const known = () => cache.getQueryData<MatchLook>(key);
  return useMutation({
    // Before the cards are dealt, events are neither told nor requested.
    mutationFn: async (call: CallOf<E>) =>
      (await api.call(endpoint, {
        ...call,
        query: { ...(call.query as object | undefined), since: sinceKnown(known()) },
      })) as MatchLook,
    onMutate: async () => {
      await cache.cancelQueries({ queryKey: key });
      return { updates: updatesOf(cache, key) };
    },
    onSuccess: async (view, _, before) => {
      const hasLooked = updatesOf(cache, key) !== before.updates || cache.isFetching({ queryKey: key }) > 0;
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, withNews(known(), view));
      const isWhole = view.table === null || view.recap !== undefined;
      if (hasLooked || !isWhole) void cache.invalidateQueries({ queryKey: key });
      void cache.invalidateQueries({ queryKey: cacheKeys.dashboard });
    },
    onError: () => void cache.invalidateQueries({ queryKey: key }),
  });
}

"use client";
import type { CallOf, Endpoint, ResponseOf } from "@consigliere/contract/endpoint";
import { lookSeconds } from "@consigliere/contract/live";
import { type QueryClient, type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useApi } from "./use-api.ts";

/** Milliseconds between two looks while the page is in sight: when something is about to happen, and at most. */
const IN_SIGHT_MS = 3_000;
const URGENT_MS = 1_000;
export const LONGEST_PAUSE_MS = lookSeconds * 1_000;

/** After this number of looks in a row without news, the pause grows by half. */
export function growingPause(inVain: number): number {
  return Math.min(IN_SIGHT_MS * 1.5 ** inVain, LONGEST_PAUSE_MS);
}

/** How often the data under a key was set. */
export function updatesOf(cache: QueryClient, key: QueryKey): number {
  return cache.getQueryState(key)?.dataUpdateCount ?? 0;
}

export interface FreshQuery<E extends Endpoint> {
  readonly key: readonly unknown[];
  readonly endpoint: E;
  /** The request, given the known data. */
  readonly call: (known: ResponseOf<E> | undefined) => CallOf<E>;
  /** The new known data after a response, or nothing (null); absent: the response itself. */
  readonly taken?: (known: ResponseOf<E> | undefined, fresh: ResponseOf<E> | null) => ResponseOf<E>;
  readonly enabled?: boolean;
  /** Whether the known data is about to change. */
  readonly isUrgent?: (known: ResponseOf<E>) => boolean;
  /** Whether to request everything, though nothing may be new. */
  readonly isWhole?: () => boolean;
  /** Milliseconds until the next look, after this number in a row without news. */
  readonly pause?: (inVain: number) => number;
}

/** Data that is kept fresh by cheap repeated requests: an unchanged answer has no body. */
export function useFreshQuery<E extends Endpoint>({
  key,
  endpoint,
  call,
  taken = (known, fresh) => fresh ?? (known as ResponseOf<E>),
  enabled = true,
  isUrgent = () => false,
  isWhole = () => false,
  pause = () => IN_SIGHT_MS,
}: FreshQuery<E>) {
  const api = useApi();
  const cache = useQueryClient();
  // A tag belongs to the data that came with it, not to data that other code has put into the cache since.
  const tag = useRef<{ readonly text: string | null; readonly count: number }>({ text: null, count: 0 });
  const inVain = useRef(0);
  return useQuery({
    queryKey: key,
    enabled,
    refetchInterval: () => {
      if (document.visibilityState !== "visible") return LONGEST_PAUSE_MS;
      const known = cache.getQueryData<ResponseOf<E>>(key);
      return known !== undefined && isUrgent(known as ResponseOf<E>) ? URGENT_MS : pause(inVain.current);
    },
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }): Promise<ResponseOf<E>> => {
      const known = cache.getQueryData<ResponseOf<E>>(key);
      const isTagged = known !== undefined && updatesOf(cache, key) === tag.current.count && !isWhole();
      const fresh = await api.callIfChanged(endpoint, call(known), isTagged ? tag.current.text : null);
      inVain.current = fresh.changed ? 0 : inVain.current + 1;
      // A late response is dropped. If its tag were kept, the next look would be told that nothing is new.
      if (!signal.aborted) {
        tag.current = {
          text: fresh.changed ? fresh.etag : tag.current.text,
          count: updatesOf(cache, key) + 1,
        };
      }
      return taken(known, fresh.changed ? fresh.data : null);
    },
  });
}

"use client";
import type { CallOf, Endpoint, ResponseOf } from "@consigliere/contract/endpoint";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useApi } from "./use-api.ts";

/** Milliseconds between two looks while the page is in sight, when something is about to happen, and out of sight. */
const IN_SIGHT_MS = 3_000;
const URGENT_MS = 1_000;
const OUT_OF_SIGHT_MS = 60_000;

function pollInterval(isUrgent: boolean): number {
  if (document.visibilityState !== "visible") return OUT_OF_SIGHT_MS;
  return isUrgent ? URGENT_MS : IN_SIGHT_MS;
}

export interface FreshQuery<E extends Endpoint> {
  readonly key: readonly unknown[];
  readonly endpoint: E;
  readonly call: CallOf<E>;
  readonly enabled?: boolean;
  /** Whether what is known is about to change. */
  readonly isUrgent?: (known: ResponseOf<E>) => boolean;
}

/** Data that is kept fresh by asking again, cheaply: an unchanged answer has no body. */
export function useFreshQuery<E extends Endpoint>({
  key,
  endpoint,
  call,
  enabled = true,
  isUrgent = () => false,
}: FreshQuery<E>) {
  const api = useApi();
  const cache = useQueryClient();
  const etag = useRef<string | null>(null);
  return useQuery({
    queryKey: key,
    enabled,
    refetchInterval: () => {
      const known = cache.getQueryData<ResponseOf<E>>(key);
      return pollInterval(known !== undefined && isUrgent(known as ResponseOf<E>));
    },
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }): Promise<ResponseOf<E>> => {
      const known = cache.getQueryData<ResponseOf<E>>(key);
      const fresh = await api.callIfChanged(endpoint, call, known === undefined ? null : etag.current);
      if (!fresh.changed) return known as ResponseOf<E>;
      // What came too late is dropped; with its tag kept, the next look would be told that nothing is new.
      if (!signal.aborted) etag.current = fresh.etag;
      return fresh.data;
    },
  });
}

"use client";
import type { CallOf, Endpoint, ResponseOf } from "@consigliere/contract/endpoint";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useApi } from "./use-api.ts";

/** Milliseconds between two looks while the page is in sight, and while it is not. */
const IN_SIGHT_MS = 3_000;
const OUT_OF_SIGHT_MS = 60_000;

function pollInterval(): number {
  return document.visibilityState === "visible" ? IN_SIGHT_MS : OUT_OF_SIGHT_MS;
}

export interface FreshQuery<E extends Endpoint> {
  readonly key: readonly unknown[];
  readonly endpoint: E;
  readonly call: CallOf<E>;
  readonly enabled?: boolean;
}

/** Data that is kept fresh by asking again, cheaply: an unchanged answer has no body. */
export function useFreshQuery<E extends Endpoint>({ key, endpoint, call, enabled = true }: FreshQuery<E>) {
  const api = useApi();
  const cache = useQueryClient();
  const etag = useRef<string | null>(null);
  return useQuery({
    queryKey: key,
    enabled,
    refetchInterval: pollInterval,
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

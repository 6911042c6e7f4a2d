"use client";

import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cacheKeys } from "../../api/keys.ts";
import { useApi } from "../../api/use-api.ts";

/** By seat, the notes that players have published of a match that is over; none unless it is on. */
export function usePublishedNotes(id: string, isOn: boolean): ReadonlyMap<number, string> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.publishedNotes(id),
    queryFn: () => api.call(routes.readPublishedNotes, { params: { id } }),
    enabled: isOn,
  });
  return useMemo(() => new Map(data?.notes.map(({ seat, text }) => [seat, text])), [data]);
}

"use client";

import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";

/** Whether the reader's notes at match `id` are published, and how that changes. */
export function usePublishing(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  const params = { id };
  const key = cacheKeys.notes(id);
  const { data } = useQuery({ queryKey: key, queryFn: () => api.call(routes.readNotes, { params }) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (published: boolean) => api.call(routes.publishNotes, { params, body: { published } }),
    onSuccess: (notes) => {
      cache.setQueryData(key, notes);
      return cache.invalidateQueries({ queryKey: cacheKeys.publishedNotes(id) });
    },
  });
  return { isPublished: data?.published === true, publish: mutate, isPending, error };
}

"use client";
import type { Profile } from "@consigliere/contract/account";
import type { CallOf } from "@consigliere/contract/endpoint";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cacheKeys } from "./keys.ts";
import { useApi } from "./use-api.ts";

/** Who is reading; null for somebody without a session, undefined while that is not known. */
export function useMe(): { me: Profile | null | undefined; error: Error | null; retry: () => void } {
  const api = useApi();
  const query = useQuery({
    queryKey: cacheKeys.me,
    queryFn: async () => (await api.call(routes.readMe, {})).me,
    staleTime: 60_000,
  });
  return { me: query.data, error: query.error, retry: () => void query.refetch() };
}

/** After entering, leaving or changing: everything that was known of this reader is asked for anew. */
export function useKeepMe() {
  const cache = useQueryClient();
  return (me: Profile | null) => {
    cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" && queryKey[0] !== "games" });
    cache.setQueryData(cacheKeys.me, me);
  };
}

export function useChangeProfile() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof routes.changeProfile>["body"]) =>
      api.call(routes.changeProfile, { body }),
    onSuccess: ({ me }) => cache.setQueryData(cacheKeys.me, me),
  });
}

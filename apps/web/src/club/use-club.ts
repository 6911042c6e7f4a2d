"use client";
import type { CallOf, Endpoint } from "@consigliere/contract/endpoint";
import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";

/** A club with its people and results. */
export function useClub(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: cacheKeys.club(id),
    queryFn: () => api.call(routes.viewClub, { params: { id } }),
  });
}

/** An action on a club, after which the club is fetched again. */
export function useClubAction<E extends Endpoint>(id: string, endpoint: E) {
  const api = useApi();
  const cache = useQueryClient();
  const onProblem = useProblemToast();
  return useMutation({
    mutationFn: (call: CallOf<E>) => api.call(endpoint, call),
    onSuccess: () => cache.invalidateQueries({ queryKey: cacheKeys.club(id) }),
    onError: (error: Error) => onProblem(error),
  });
}

import { routes } from "@consigliere/contract/routes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cacheKeys } from "./keys.ts";
import { useApi } from "./use-api.ts";
import { useProblemToast } from "./use-problem.ts";

/** The tables that the reader watches without a seat, and how one comes onto the list and off it. */
export function useWatched() {
  const api = useApi();
  const cache = useQueryClient();
  const onError = useProblemToast();
  const onSuccess = () => cache.invalidateQueries({ queryKey: cacheKeys.watched });
  const { data } = useQuery({
    queryKey: cacheKeys.watched,
    queryFn: () => api.call(routes.listWatched, {}),
  });
  const start = useMutation({
    mutationFn: (id: string) => api.call(routes.watchTable, { params: { id } }),
    onSuccess,
    onError,
  });
  const stop = useMutation({
    mutationFn: (id: string) => api.call(routes.stopWatching, { params: { id } }),
    onSuccess,
    onError,
  });
  return { tables: data?.tables ?? [], start, stop };
}

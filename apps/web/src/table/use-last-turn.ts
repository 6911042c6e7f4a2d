"use client";

import type { RecapFrame } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";

/** A turn rarely has more events; of a longer one its end is shown. */
const MOST_EVENTS = 60;

/** Fetches what happened in the last turn that is over, or in the one under way if none is. */
export function useLastTurn(matchId: string, told: number, onFilm: (frames: readonly RecapFrame[]) => void) {
  const api = useApi();
  const trouble = useProblemToast();
  const film = useMutation({
    mutationFn: () =>
      api.call(routes.viewMatch, {
        params: { id: matchId },
        query: { since: String(Math.max(0, told - MOST_EVENTS)) },
      }),
    onSuccess: ({ recap }) => onFilm(lastTurnOf(recap?.frames ?? [])),
    onError: trouble,
  });
  return { isLoading: film.isPending, watch: () => film.mutate() };
}

/** The frames from the last beginning of a turn but one. */
function lastTurnOf(frames: readonly RecapFrame[]): readonly RecapFrame[] {
  const starts = frames.flatMap(({ event }, index) => (event.type === "turn-started" ? [index] : []));
  return frames.slice(starts.at(-2) ?? starts.at(-1) ?? 0);
}

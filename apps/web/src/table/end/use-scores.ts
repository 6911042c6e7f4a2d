"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/use-api.ts";
import type { GameUi } from "../../games/game-ui.ts";
import type { Standings } from "../../games/standing.ts";
import type { Chair } from "../use-chair.ts";

/** At so many places of the match one looks: enough for a curve, and one small request each. */
const LOOKS = 10;

/** The scores in the course of the match, at even distances; undefined until they are known. */
export function useScores(
  matchId: string,
  { table: { told, view }, as }: Pick<Chair, "table" | "as">,
  events: readonly LoggedEvent[] | undefined,
  scores: GameUi["board"]["scores"],
) {
  const api = useApi();
  return useQuery({
    queryKey: ["scores", matchId, as ?? null],
    enabled: scores !== undefined && events !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (scores === undefined) return [];
      const found: Standings[] = [];
      // One after the other: nobody waits for it.
      for (const n of placesIn(told)) {
        const query = { since: String(n - 1), until: String(n), ...(as !== undefined && { as }) };
        const { recap } = await api.call(routes.viewMatch, { params: { id: matchId }, query });
        const then = recap?.frames[0]?.view;
        if (then != null) found.push(scores(then));
      }
      return [...found, scores(view)].filter((one) => one.length > 0);
    },
  });
}

/** Event numbers from the first tenth on; the end is known. */
function placesIn(told: number): readonly number[] {
  const places = Array.from({ length: LOOKS }, (_, index) => 1 + Math.floor((index * told) / LOOKS));
  return [...new Set(places)];
}

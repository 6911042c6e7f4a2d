"use client";

import type { MatchLog } from "@consigliere/contract/log";
import { routes } from "@consigliere/contract/routes";
import type { Interest } from "@consigliere/games/mob-city/cards";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/use-api.ts";
import { useBoard } from "./board-context.ts";

/** By seat: the favours in the order of the tokens. */
type Bids = readonly (readonly Interest[])[];

/** A day is told in fewer lines than so many pages hold. */
const MOST_PAGES = 4;
const PAGE = 200;

/** The bids that were revealed last, as the log tells them: the table is cleared at night. Null: none, or not read yet. */
export function useYesterday(matchId: string): Bids | null {
  const { view } = useBoard();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["mob-city bids", matchId, view.day],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Bids | null> => {
      let before: number | null = null;
      for (let read = 0; read < MOST_PAGES; read += 1) {
        const query: { limit: number; before?: number } = { limit: PAGE, ...(before !== null && { before }) };
        const page: MatchLog = await api.call(routes.readLog, { params: { id: matchId }, query });
        const told = page.events.findLast(({ event }) => event.type === "bids-revealed");
        if (told !== undefined) return told.event["bids"] as Bids;
        if (page.before === null) return null;
        before = page.before;
      }
      return null;
    },
  });
  return data ?? null;
}

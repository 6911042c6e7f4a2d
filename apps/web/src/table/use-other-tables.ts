"use client";

import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { matchPath } from "../i18n/match-path.ts";

/** Read when the page is opened or comes back into sight: nobody waits here for news of other tables. */
const FRESH_MS = 60_000;

/** The other tables that wait for the reader: their number, and the link to the most urgent one. */
export interface OtherTables {
  readonly href: string | null;
  readonly count: number;
}

export function useOtherTables(matchId: string, isAtTable: boolean): OtherTables {
  const api = useApi();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: cacheKeys.dashboard,
    queryFn: () => api.call(routes.readDashboard, {}),
    enabled: isAtTable,
    staleTime: FRESH_MS,
  });
  const waiting = (data?.rows ?? []).filter((row) => row.myTurn && row.matchId !== matchId);
  const [first] = waiting;
  return { href: first === undefined ? null : matchPath(locale, first.matchId), count: waiting.length };
}

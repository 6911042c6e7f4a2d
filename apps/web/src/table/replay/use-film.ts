"use client";

import type { MatchLog } from "@consigliere/contract/log";
import type { LoggedEvent, Papers, RecapFrame } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useApi } from "../../api/use-api.ts";
import type { Chair } from "../use-chair.ts";

/** The content of one request: events of the log, and events with the table at each. */
const LOG_PAGE = 200;
const FRAMES = 50;

type Api = ReturnType<typeof useApi>;

const KEPT = { staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * All events told to the player in the chair, from the first on, if all hands are open with how others were told them;
 * undefined until they are loaded.
 */
export function useWholeLog(
  matchId: string,
  { table: { told }, as }: Pick<Chair, "table" | "as">,
  opens: boolean,
) {
  const api = useApi();
  return useQuery({
    queryKey: ["whole-log", matchId, as ?? null, told, opens],
    queryFn: () => wholeLog(api, matchId, { told, as, opens }),
    ...KEPT,
  });
}

interface WholeLog {
  readonly told: number;
  readonly as: string | undefined;
  readonly opens: boolean;
}

async function wholeLog(api: Api, id: string, { told, as, opens }: WholeLog) {
  const pages: (readonly LoggedEvent[])[] = [];
  for (let before: number | null = told + 1; before !== null && before > 1; ) {
    const query = {
      ...{ limit: LOG_PAGE, before },
      ...(as !== undefined && { as }),
      ...(opens && { hands: "open" as const }),
    };
    const page: MatchLog = await api.call(routes.readLog, { params: { id }, query });
    pages.unshift(page.events);
    before = page.before;
  }
  return pages.flat();
}

interface Asked {
  /** Undefined: there is none yet. */
  readonly n: number | undefined;
  /** The last event before the one that is shown next. */
  readonly until: number;
  readonly opens: boolean;
  readonly papers: boolean;
}

/**
 * The table at event `n`, from a page of frames that is loaded on demand, with the settings and sealed answers until the
 * next one. The next page is loaded ahead.
 */
export function useFrame(
  matchId: string,
  { table: { told }, as }: Pick<Chair, "table" | "as">,
  { n, until, opens, papers }: Asked,
) {
  const api = useApi();
  const cache = useQueryClient();
  const pageAt = useCallback(
    (page: number) => {
      const span = { since: String(page * FRAMES), until: String(Math.min((page + 1) * FRAMES, told)) };
      return {
        queryKey: ["frames", matchId, as ?? null, opens, papers, span.since, span.until],
        queryFn: async (): Promise<readonly RecapFrame[]> => {
          const query = {
            ...span,
            ...(as !== undefined && { as }),
            ...(opens && { hands: "open" as const }),
            ...(papers && { papers: "open" as const }),
          };
          const look = await api.call(routes.viewMatch, { params: { id: matchId }, query });
          return look.recap?.frames ?? [];
        },
        ...KEPT,
      };
    },
    [api, matchId, as, opens, papers, told],
  );
  const page = n === undefined ? 0 : Math.floor((n - 1) / FRAMES);
  const query = useQuery({ ...pageAt(page), enabled: n !== undefined });
  const isNextNear = n !== undefined && n % FRAMES > FRAMES / 2 && (page + 1) * FRAMES < told;
  useEffect(() => {
    if (isNextNear) void cache.prefetchQuery(pageAt(page + 1));
  }, [cache, pageAt, page, isNextNear]);
  const left = useMemo(() => papersAt(query.data ?? [], until, n), [query.data, until, n]);
  return { frame: query.data?.find((one) => one.n === n), left, error: query.error };
}

/**
 * By seat, the settings and sealed answers of its player at event `n`: frames say where they change. An answer that was under seal at event
 * `from` or later is kept: a moment lasts until the next one that is shown.
 */
export function papersAt(frames: readonly RecapFrame[], n: number, from = n): ReadonlyMap<number, Papers> {
  const left = new Map<number, Papers>();
  for (const frame of frames.filter((one) => one.n <= n)) {
    for (const [key, papers] of Object.entries(frame.papers ?? {})) {
      const seat = Number(key);
      const before = frame.n > from ? (left.get(seat)?.sealed ?? []) : [];
      left.set(seat, papers.sealed.length > 0 ? papers : { ...papers, sealed: before });
    }
  }
  return left;
}

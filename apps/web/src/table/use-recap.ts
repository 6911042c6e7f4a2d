"use client";

import type { RecapFrame, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useApi } from "../api/use-api.ts";

/** What happened since the reader last looked, until it is laid aside. */
export interface Recap {
  readonly frames: readonly RecapFrame[];
  readonly skipped: number;
  /** Lays the paper aside: everything up to now has been seen. */
  readonly close: () => void;
}

/** The recap of this visit; null when nothing happened meanwhile, or once it has been laid aside. */
export function useRecap(matchId: string, table: TableView): Recap | null {
  const api = useApi();
  const [visit] = useState({ seen: table.seen, told: table.told });
  const [isOpen, setOpen] = useState(visit.seen < visit.told);
  const query = useQuery({
    queryKey: ["recap", matchId, visit.seen, visit.told],
    queryFn: () => api.call(routes.readRecap, { params: { id: matchId }, query: { from: visit.seen } }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // What happens while one watches has been seen, unless an unread paper lies on top of it.
    if (isOpen || table.seen >= table.told || document.visibilityState !== "visible") return;
    api.call(routes.markSeen, { params: { id: matchId }, body: { seen: table.told } }).catch(() => undefined);
  }, [api, matchId, isOpen, table.seen, table.told]);
  const close = useCallback(() => setOpen(false), []);
  if (!isOpen || query.data === undefined || query.data.frames.length === 0) return null;
  return { frames: query.data.frames, skipped: query.data.skipped, close };
}

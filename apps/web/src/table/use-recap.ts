"use client";

import type { MatchLook, RecapFrame, TableView } from "@consigliere/contract/play";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { noteShown } from "../api/seen-mark.ts";

/** What happened since the reader last looked, until it is laid aside. */
export interface Recap {
  readonly frames: readonly RecapFrame[];
  readonly skipped: number;
  /** Lays the paper aside: everything up to now has been seen. */
  readonly close: () => void;
}

/** The recap of this visit; null when nothing happened meanwhile, or once it has been laid aside. */
export function useRecap(matchId: string, recap: MatchLook["recap"], table: TableView): Recap | null {
  const cache = useQueryClient();
  const [isAside, setAside] = useState(false);
  const printed = useRef<Omit<Recap, "close">>(null);
  if (printed.current === null && recap !== undefined) printed.current = unreadOf(recap, table.seen);
  const paper = isAside || printed.current?.frames.length === 0 ? null : printed.current;
  // What happens while one watches has been seen, unless an unread paper lies on top of it.
  const isShown = recap !== undefined && paper === null;
  useEffect(() => {
    if (isShown) noteShown(cache, matchId, table.told);
  }, [cache, matchId, isShown, table.told]);
  const close = useCallback(() => setAside(true), []);
  return paper && { ...paper, close };
}

function unreadOf({ frames, skipped }: NonNullable<MatchLook["recap"]>, seen: number) {
  const unread = frames.filter(({ n }) => n > seen);
  return { frames: unread, skipped: unread.length === frames.length ? skipped : 0 };
}

"use client";

import type { MatchLook, RecapFrame, TableView } from "@consigliere/contract/play";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { cacheKeys } from "../api/keys.ts";
import { noteShown } from "../api/seen-count.ts";
import { elapsed, serverNow, stamp } from "../device/server-clock.ts";

/** The events while the reader was away, until closed. */
export interface Recap {
  readonly frames: readonly RecapFrame[];
  readonly skipped: number;
  /** Closes the paper: everything up to now has been seen. */
  readonly close: () => void;
}

/** A reader who did not look for this many milliseconds was away. */
const ABSENCE_MS = 300_000;

/**
 * The paper of an absence, up to the present; null if nothing happened meanwhile, and after it was closed. If a page
 * was just reloaded, or a reader comes back after a glance elsewhere, there is no paper: the events are shown on the
 * board.
 */
export function useRecap(matchId: string, recap: MatchLook["recap"], table: TableView): Recap | null {
  const cache = useQueryClient();
  // The number of the last event seen before the absence.
  const [since, setSince] = useState<number | null>(null);
  const isPrinted = useRef(false);
  if (!isPrinted.current && recap !== undefined) {
    isPrinted.current = true;
    if (wasAway(recap.frames, table.seen)) setSince(table.seen);
  }
  const told = useRef(table.told);
  told.current = table.told;
  useEffect(() => {
    let left: { readonly at: number; readonly told: number } | null = null;
    const turn = () => {
      if (document.visibilityState === "hidden") left = { at: stamp(), told: told.current };
      else if (left !== null && elapsed(left.at) >= ABSENCE_MS) {
        const { told } = left;
        setSince((unread) => unread ?? told);
      }
    };
    document.addEventListener("visibilitychange", turn);
    return () => document.removeEventListener("visibilitychange", turn);
  }, []);
  const paper = useMemo(
    () => (recap === undefined || since === null ? null : unreadOf(recap, since)),
    [recap, since],
  );
  const unread = paper === null || paper.frames.length === 0 ? null : paper;
  // Events that happen while the reader watches count as seen, unless an unread paper is on top.
  const isShown = recap !== undefined && unread === null;
  const isOver = table.outcome !== null;
  useEffect(() => {
    if (!isShown) return;
    noteShown(cache, matchId, table.told);
    // Nothing more happens that would report how far the reader has looked.
    if (isOver && table.seen < table.told)
      void cache.invalidateQueries({ queryKey: cacheKeys.match(matchId) });
  }, [cache, matchId, isShown, isOver, table.told, table.seen]);
  const close = useCallback(() => setSince(null), []);
  return unread && { ...unread, close };
}

/** Whether the first unseen event is this long ago. */
function wasAway(frames: readonly RecapFrame[], seen: number): boolean {
  const first = frames.find(({ n }) => n > seen);
  return first !== undefined && serverNow() - Date.parse(first.at) >= ABSENCE_MS;
}

function unreadOf({ frames, skipped }: NonNullable<MatchLook["recap"]>, seen: number) {
  const unread = frames.filter(({ n }) => n > seen);
  return { frames: unread, skipped: unread.length === frames.length ? skipped : 0 };
}

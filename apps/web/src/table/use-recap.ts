"use client";

import type { MatchLook, RecapFrame, TableView } from "@consigliere/contract/play";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { noteShown } from "../api/seen-mark.ts";

/** What happened while the reader was away, until it is laid aside. */
export interface Recap {
  readonly frames: readonly RecapFrame[];
  readonly skipped: number;
  /** Lays the paper aside: everything up to now has been seen. */
  readonly close: () => void;
}

/** Milliseconds after which who did not look was away. */
const ABSENCE_MS = 300_000;

/**
 * The paper of an absence, up to the present; null when nothing happened meanwhile, and once it was laid aside. A page
 * that was just opened again, or turned to after a glance elsewhere, prints none: what happened is on the board.
 */
export function useRecap(matchId: string, recap: MatchLook["recap"], table: TableView): Recap | null {
  const cache = useQueryClient();
  // The number of the last event that was seen before the absence.
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
      if (document.visibilityState === "hidden") left = { at: Date.now(), told: told.current };
      else if (left !== null && Date.now() - left.at >= ABSENCE_MS) {
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
  // What happens while one watches has been seen, unless an unread paper lies on top of it.
  const isShown = recap !== undefined && unread === null;
  useEffect(() => {
    if (isShown) noteShown(cache, matchId, table.told);
  }, [cache, matchId, isShown, table.told]);
  const close = useCallback(() => setSince(null), []);
  return unread && { ...unread, close };
}

/** Whether the first that was not seen is so long ago. */
function wasAway(frames: readonly RecapFrame[], seen: number): boolean {
  const first = frames.find(({ n }) => n > seen);
  return first !== undefined && Date.now() - Date.parse(first.at) >= ABSENCE_MS;
}

function unreadOf({ frames, skipped }: NonNullable<MatchLook["recap"]>, seen: number) {
  const unread = frames.filter(({ n }) => n > seen);
  return { frames: unread, skipped: unread.length === frames.length ? skipped : 0 };
}

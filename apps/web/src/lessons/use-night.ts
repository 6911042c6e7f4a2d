"use client";

import type { TableView } from "@consigliere/contract/play";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Lesson } from "./lesson-worker.ts";

export interface NightSeen {
  /** The night is shown. */
  readonly isOn: boolean;
  /** The table when the learner went to sleep; null: not yet. */
  readonly evening: Pick<TableView, "view" | "told"> | null;
  /** The board is set back to the evening, to follow the night from there. */
  readonly isBackIn: boolean;
  /** The learner has wished to see the night on the board. */
  readonly isWatched: boolean;
  readonly watch: () => void;
  readonly wake: () => void;
}

/** The night that a learner sleeps through, and sees afterwards if they like. */
export function useNight({ slept, task, frames }: Lesson): NightSeen {
  const [before, setBefore] = useState(task?.does);
  const [isOn, setOn] = useState(false);
  const [watched, watch] = useState<"evening" | "night" | null>(null);
  if (before !== task?.does) {
    setBefore(task?.does);
    if (before === "sleep" && task?.does === "read") setOn(true);
    watch(null);
  }
  useEffect(() => {
    if (watched === "evening") watch("night");
  }, [watched]);
  const evening = useMemo(() => {
    const last = slept === null ? undefined : frames[slept - 1];
    return last === undefined ? null : { view: last.view as TableView["view"], told: last.n };
  }, [slept, frames]);
  return {
    isOn,
    evening,
    isBackIn: watched === "evening",
    isWatched: watched === "night",
    watch: useCallback(() => watch("evening"), []),
    wake: useCallback(() => setOn(false), []),
  };
}

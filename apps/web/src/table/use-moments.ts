"use client";

import { useEffect, useRef, useState } from "react";
import type { GameMoments } from "../games/game-ui.ts";
import type { TableEvent } from "../games/game-words.ts";

/** Time for the table itself to be laid before what only embellishes it is loaded. */
const LATER_MS = 1_200;

/** The moments of a game, as soon as they have been loaded; a table without them simply moves on. */
export function useMoments(load: (() => Promise<GameMoments>) | undefined): GameMoments | null {
  const [moments, setMoments] = useState<GameMoments | null>(null);
  useEffect(() => {
    if (load === undefined) return;
    let isWanted = true;
    const timer = setTimeout(
      () =>
        void load()
          .then((loaded) => isWanted && setMoments(loaded))
          .catch(() => undefined),
      LATER_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load]);
  return moments;
}

/** The event that was shown before this one, and how many have been. */
export function useEventBefore(event: TableEvent | null): { before: TableEvent | null; count: number } {
  const seen = useRef({ event, before: null as TableEvent | null, count: 0 });
  if (seen.current.event !== event) {
    seen.current = { event, before: seen.current.event, count: seen.current.count + 1 };
  }
  return seen.current;
}

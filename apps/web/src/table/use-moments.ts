"use client";

import { useEffect, useRef, useState } from "react";
import type { BoardProps, GameMoments } from "../games/game-ui.ts";
import type { TableEvent } from "../games/game-words.ts";

/** Time for the table itself to be laid before what only embellishes it is loaded. */
const LATER_MS = 1_200;

/** For a game without moments, and where they cannot be loaded: the table simply moves on. */
const NO_MOMENTS: GameMoments = { length: () => 0, scene: () => null, sounds: () => [] };

/** The moments of a game; null until they have been loaded. */
export function useMoments(load: (() => Promise<GameMoments>) | undefined): GameMoments | null {
  const [moments, setMoments] = useState<GameMoments | null>(load === undefined ? NO_MOMENTS : null);
  useEffect(() => {
    if (load === undefined) return;
    let isWanted = true;
    const timer = setTimeout(
      () =>
        void load()
          .then((loaded) => isWanted && setMoments(loaded))
          .catch(() => isWanted && setMoments(NO_MOMENTS)),
      LATER_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load]);
  return moments;
}

interface Before {
  readonly before: TableEvent | null;
  readonly viewBefore: unknown;
  readonly count: number;
}

/** The event and the view that were shown before these, and how many events have been. */
export function useEventBefore({ event, view }: Pick<BoardProps, "event" | "view">): Before {
  const seen = useRef({
    event,
    view,
    before: null as TableEvent | null,
    viewBefore: null as unknown,
    count: 0,
  });
  const { current } = seen;
  if (current.event !== event) {
    const { event: before, view: viewBefore, count } = current;
    seen.current = { event, view, before, viewBefore, count: count + 1 };
  } else if (current.view !== view) seen.current = { ...current, view };
  return seen.current;
}

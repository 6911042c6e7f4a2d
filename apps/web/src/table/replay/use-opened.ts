"use client";

import type { RecapFrame } from "@consigliere/contract/play";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { GameUi } from "../../games/game-ui.ts";
import type { OpenHands } from "../../games/open-hands.ts";

/** A frame with all hands open: its view filled in, and what each seat saw. */
export interface OpenedFrame {
  readonly frame: RecapFrame;
  readonly views: readonly unknown[];
}

/**
 * The game's view with open hands, and `frame` in that form. Without the views of all seats, or before the game's code
 * is loaded, the frame stays as seen from the chair.
 */
export function useOpened(ui: GameUi, game: string, frame: RecapFrame | undefined) {
  const { opened } = ui.replay;
  const isOpen = frame?.views !== undefined && opened !== undefined;
  const { data: look } = useQuery({
    queryKey: ["opened", game],
    queryFn: async (): Promise<OpenHands> => (await opened?.()) ?? {},
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const filled = useMemo((): OpenedFrame | undefined => {
    if (frame?.views === undefined || frame.view === null || look === undefined) return undefined;
    const own = frame.view as object;
    const views = frame.views.map((members) => ({ ...own, ...members }));
    const view = (look.fill?.(own, views) ?? own) as RecapFrame["view"];
    return { frame: { ...frame, view }, views };
  }, [frame, look]);
  return { look, filled };
}

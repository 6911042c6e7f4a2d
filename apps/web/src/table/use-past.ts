"use client";

import { useCallback, useState } from "react";
import type { TableEvent } from "../games/game-words.ts";
import { type Film, filmInAddress, type Shot } from "./replay/film.ts";
import type { Recap } from "./use-recap.ts";

/** The watched part of the past. */
export interface Past {
  /** Null: the reader is looking at the present. */
  readonly film: Film | null;
  /** The frame that the film shows; null: none yet. */
  readonly shot: Shot | null;
  readonly onShot: (shot: Shot) => void;
  /** Watches a film from its beginning; null: goes back to the present. */
  readonly watch: (film: Film | null) => void;
  /** Continues with another film, from the current board. */
  readonly change: (film: Film) => void;
  /** Plays up to the last moment for which something is true. */
  readonly watchMoment: (where: (event: TableEvent) => boolean) => void;
  /** Plays the events while the reader was away. Watched events are no longer news. */
  readonly watchNews: (news: Recap) => void;
}

/** The present, until a film is requested or the address names one. `onWatch` is called with each. */
export function usePast(onWatch: () => void): Past {
  const [film, change] = useState(filmInAddress);
  const [shot, onShot] = useState<Shot | null>(null);
  const watch = useCallback(
    (wanted: Film | null) => {
      onWatch();
      onShot(null);
      change(wanted);
    },
    [onWatch],
  );
  const watchMoment = useCallback(
    (where: (event: TableEvent) => boolean) => watch({ from: { where }, plays: "deed" }),
    [watch],
  );
  const watchNews = ({ frames, close }: Recap) => {
    watch({ from: { after: (frames[0]?.n ?? 1) - 1 }, plays: true });
    close();
  };
  return { film, shot, onShot, watch, change, watchMoment, watchNews };
}

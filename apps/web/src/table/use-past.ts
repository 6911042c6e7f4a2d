"use client";

import { useCallback, useState } from "react";
import type { TableEvent } from "../games/game-words.ts";
import { type Film, filmInAddress, type Shot } from "./replay/film.ts";
import type { Recap } from "./use-recap.ts";

/** What is watched of the past. */
export interface Past {
  /** Null: the present is looked at. */
  readonly film: Film | null;
  /** What the film shows; null: nothing yet. */
  readonly shot: Shot | null;
  readonly onShot: (shot: Shot) => void;
  /** Watches a film from its beginning; null: goes back to the present. */
  readonly watch: (film: Film | null) => void;
  /** Goes on with another film, from the board as it is. */
  readonly change: (film: Film) => void;
  /** Leads up to the last moment of which something is true. */
  readonly watchMoment: (where: (event: TableEvent) => boolean) => void;
  /** Plays what happened while the reader was away; what was watched is no news any more. */
  readonly watchNews: (news: Recap) => void;
}

/** The present, until a film is asked for, or the address names one; `onWatch` is called with each. */
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

"use client";

import { useCallback, useState } from "react";
import type { Callout } from "../games/game-ui.ts";
import { laySeen, seenIn } from "./callouts-seen.ts";

interface Moment {
  readonly game: string;
  readonly match: string;
  readonly callouts: readonly Callout[];
  /** What the reader is asked; null: nothing, or not yet. */
  readonly topic: string | null;
}

export interface CalloutInHand {
  /** What is to be said now; null: nothing. */
  readonly callout: Callout | null;
  readonly layAside: () => void;
  /** To be called with every event that is shown. */
  readonly note: (type: string) => void;
}

/** What is said to who plays a game for the first time, at the moment at which it matters. */
export function useCallout({ game, match, callouts, topic }: Moment): CalloutInHand {
  const [seen, setSeen] = useState(() => (callouts.length === 0 ? null : seenIn(game, match)));
  // What happened is told until it is laid aside; what is asked, as long as it is asked.
  const [happened, setHappened] = useState<readonly string[]>([]);
  const note = useCallback(
    (type: string) => {
      if (callouts.some(({ event }) => event === type)) {
        setHappened((before) => (before.includes(type) ? before : [...before, type]));
      }
    },
    [callouts],
  );
  const isNow = ({ topic: about, event }: Callout) =>
    event === undefined ? about === topic : happened.includes(event);
  const callout =
    seen === null ? null : (callouts.find((one) => !seen.includes(one.id) && isNow(one)) ?? null);
  const layAside = () => {
    if (callout === null) return;
    laySeen(game, match, callout.id);
    setSeen([...(seen ?? []), callout.id]);
  };
  return { callout, layAside, note };
}

"use client";

import { useCallback, useState } from "react";
import type { Callout } from "../games/game-ui.ts";
import { laySeen, seenIn } from "./callouts-seen.ts";

interface Moment {
  readonly game: string;
  readonly match: string;
  readonly callouts: readonly Callout[];
  /** The reader's question; null: none, or not yet. */
  readonly topic: string | null;
}

export interface CalloutInHand {
  /** The current hint; null: none. */
  readonly callout: Callout | null;
  readonly layAside: () => void;
  /** Call this with every event that is shown. */
  readonly note: (type: string) => void;
}

/** The hints for somebody who plays a game for the first time, at the moment when they matter. */
export function useCallout({ game, match, callouts, topic }: Moment): CalloutInHand {
  const [seen, setSeen] = useState(() => (callouts.length === 0 ? null : seenIn(game, match)));
  // A hint about an event stays until it is closed; a hint about a question, as long as the question is open.
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

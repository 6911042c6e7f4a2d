"use client";

import type { Prompt } from "@consigliere/contract/prompt";
import { useCallback, useState } from "react";
import type { Callout } from "../games/game-ui.ts";
import { laySeen, seenIn } from "./callouts-seen.ts";

interface Moment {
  readonly game: string;
  readonly match: string;
  readonly callouts: readonly Callout[];
  /** The reader's question; undefined: none, or not yet. */
  readonly prompt: Pick<Prompt, "topic" | "clock" | "sealed"> | undefined;
}

export interface CalloutInHand {
  /** The current hint; null: none. */
  readonly callout: Callout | null;
  /** The reader closes it, or has answered, and what it was about is over. */
  readonly layAside: () => void;
  /** Call this with every event that is shown. */
  readonly note: (type: string) => void;
}

/** The hints for somebody who plays a game for the first time, at the moment when they matter. */
export function useCallout({ game, match, callouts, prompt }: Moment): CalloutInHand {
  const [seen, setSeen] = useState(() => (callouts.length === 0 ? null : seenIn(game, match)));
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
    event === undefined ? about === prompt?.topic : happened.includes(event);
  // A reaction is about one thing alone, and a hint waits until it is over.
  const isReaction = prompt !== undefined && (prompt.clock === "window" || prompt.sealed !== null);
  const callout =
    seen === null || isReaction
      ? null
      : (callouts.find((one) => !seen.includes(one.id) && isNow(one)) ?? null);
  const layAside = () => {
    if (callout === null) return;
    laySeen(game, match, callout.id);
    setSeen([...(seen ?? []), callout.id]);
  };
  return { callout, layAside, note };
}

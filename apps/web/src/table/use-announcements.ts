"use client";

import { useCallback, useRef, useState } from "react";
import type { GameWords, TableEvent } from "../games/game-words.ts";

/** A sentence that is read out; `id` tells it from the same sentence said again. */
interface Announcement {
  readonly id: number;
  readonly sentence: string;
}

export interface Announced {
  readonly said: readonly Announcement[];
  readonly say: (event: TableEvent) => void;
}

/** More than one change of the table brings at once. */
const KEPT = 60;

/** The latest events, for readers who do not see the board move. Each is added to the end, and so read out once. */
export function useAnnouncements(words: GameWords): Announced {
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  const count = useRef(0);
  const say = useCallback(
    (event: TableEvent) => {
      count.current += 1;
      const announcement = { id: count.current, sentence: words.event(event) };
      setSaid((before) => [...before.slice(1 - KEPT), announcement]);
    },
    [words],
  );
  return { said, say };
}

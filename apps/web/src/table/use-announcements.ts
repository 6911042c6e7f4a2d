"use client";

import { useCallback, useState } from "react";
import type { GameWords, TableEvent } from "../games/game-words.ts";

/** The latest event, for readers who do not see the board move. */
export function useAnnouncements(words: GameWords): { said: string; say: (event: TableEvent) => void } {
  const [said, setSaid] = useState("");
  const say = useCallback(
    (event: TableEvent) => {
      if (words.weight(event) > 0) setSaid(words.event(event));
    },
    [words],
  );
  return { said, say };
}

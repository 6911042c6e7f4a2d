"use client";

import { useMemo } from "react";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../games/game-words.ts";

/** The words of a game with what its board asks for step by step ("Choose a mobster"). */
export function useHints(words: GameWords, game: string, hintKey: GameUi["hintKey"]): GameWords {
  const t = useAnyMessage();
  return useMemo(
    () => ({
      ...words,
      hint: (path) => {
        const key = hintKey?.(path) ?? null;
        const full = `board.${game}.hint.${key}`;
        return key !== null && t.has(full) ? t(full) : null;
      },
    }),
    [words, game, hintKey, t],
  );
}

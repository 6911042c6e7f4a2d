"use client";

import type { SeatView } from "@consigliere/contract/match";
import { useMemo } from "react";
import type { GameUi } from "../games/game-ui.ts";
import { type GameWords, useAnyMessage, useGameWords } from "../games/game-words.ts";
import type { GameSpeech } from "../games/use-game.ts";

interface Spoken {
  readonly game: string;
  readonly ui: GameUi;
  readonly story: GameSpeech["story"];
  readonly seats: readonly SeatView[];
  /** The seat that is "you"; null: none. */
  readonly viewer: number | null;
  readonly view: unknown;
}

/** The words of a game at one table, with its board's step-by-step instructions ("Choose a mobster"). */
export function useTableWords({ game, ui, story, seats, viewer, view }: Spoken): GameWords {
  const t = useAnyMessage();
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const owners = useMemo(() => story?.ownersIn?.(view as never), [story, view]);
  const words = useGameWords(game, story, names, viewer, owners);
  const { hintKey } = ui.question;
  return useMemo(
    () => ({
      ...words,
      hint: (path) => {
        const key = hintKey?.(path) ?? null;
        const full = `board.${game}.hint.${key}`;
        const chosen = path.at(-1) ?? "";
        // Other ends of a path are parts of a form, which have no such name.
        const name = chosen.includes(":") ? words.option(chosen) : "";
        return key !== null && t.has(full) ? t(full, { name }) : null;
      },
    }),
    [words, game, hintKey, t],
  );
}

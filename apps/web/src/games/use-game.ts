"use client";

import type { Speech } from "@consigliere/games/speech";
import type { Story } from "@consigliere/games/story";
import type { Locale } from "@consigliere/languages";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { boardWords } from "./board-words.ts";
import type { GameUi } from "./game-ui.ts";
import { genericUi } from "./generic-board.tsx";
import { tableOf } from "./registry.ts";

/** The story of a game; none for a game that is not known here. */
export interface GameSpeech {
  readonly story: Story | undefined;
  /** Its messages, to be added to the words of the page. */
  readonly messages: object;
}

/** A game at its table. */
export interface GameBoard {
  readonly ui: GameUi;
  /** The board's words, to be added to the words of the page. */
  readonly messages: object;
}

/** Data that is loaded once and does not change. */
export const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The story and the words of `game`, loaded only on demand; waits while there is no game. */
export function useGameSpeech(game: string | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ["game-speech", game, locale],
    queryFn: () => speechOf(game ?? "", locale),
    enabled: game !== undefined,
    ...ONCE,
  });
}

/** The web table of `game`, loaded only for people at such a table: the plain board for a game without its own. */
export function useGameBoard(game: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ["game-board", game, locale],
    queryFn: () =>
      // A board that fails to load must not keep anybody from playing.
      boardOf(game, locale).catch(() => PLAIN),
    ...ONCE,
  });
}

const PLAIN: GameBoard = { ui: genericUi, messages: {} };

async function speechOf(game: string, locale: Locale): Promise<GameSpeech> {
  const speech = tableOf(game)?.speech ?? (await manifestSpeech(game));
  if (speech === undefined) return { story: undefined, messages: {} };
  const [story, messages] = await Promise.all([speech.story(), speech.messages(locale)]);
  return { story, messages: { [game]: messages } };
}

/** A game without a board takes its words from its manifest, which loads much more. */
async function manifestSpeech(game: string): Promise<Speech | undefined> {
  return (await import("@consigliere/games/catalogue")).manifestOf(game);
}

async function boardOf(game: string, locale: Locale): Promise<GameBoard> {
  const table = tableOf(game);
  if (table === undefined) return PLAIN;
  const [ui, messages] = await Promise.all([table.ui(), boardWords(locale, game)]);
  return { ui, messages };
}

"use client";

import type { Speech } from "@consigliere/games/speech";
import type { Story } from "@consigliere/games/story";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import type { Locale } from "../i18n/routing.ts";
import type { GameUi } from "./game-ui.ts";
import { genericUi } from "./generic-board.tsx";
import { tableOf } from "./registry.ts";

/** How a game speaks; no story for one that is not known here. */
export interface GameSpeech {
  readonly story: Story | undefined;
  /** What it says, to be added to the words of the page. */
  readonly messages: object;
}

/** A game as it stands on the table. */
export interface GameBoard {
  readonly ui: GameUi;
  /** What the board says, to be added to the words of the page. */
  readonly messages: object;
}

/** What is loaded once does not change. */
export const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The story and the words of `game`, loaded only by who is told of it; waits while there is none. */
export function useGameSpeech(game: string | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ["game-speech", game, locale],
    queryFn: () => speechOf(game ?? "", locale),
    enabled: game !== undefined,
    ...ONCE,
  });
}

/** How `game` looks, loaded only by who sits at such a table: the plain board for a game without one. */
export function useGameBoard(game: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ["game-board", game, locale],
    queryFn: () =>
      // A board that does not load must not keep anybody from playing.
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

/** A game without a board yet speaks by its manifest, for which much more is loaded. */
async function manifestSpeech(game: string): Promise<Speech | undefined> {
  return (await import("@consigliere/games/catalogue")).manifestOf(game);
}

async function boardOf(game: string, locale: Locale): Promise<GameBoard> {
  const table = tableOf(game);
  if (table === undefined) return PLAIN;
  const [ui, messages] = await Promise.all([table.ui(), table.messages[locale]()]);
  return { ui, messages: { board: { [game]: messages.default } } };
}

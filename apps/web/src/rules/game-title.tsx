"use client";
import { useLobbyWords } from "../i18n/lobby-words.ts";

/** What a game is called in the language of the page. */
export function GameTitle({ game }: { game: string }) {
  return useLobbyWords()(game)("title") ?? game;
}

"use client";
import { useLobbyWords } from "../i18n/lobby-words.ts";

/** The name of a game in the language of the page. */
export function GameTitle({ game }: { game: string }) {
  return useLobbyWords()(game)("title") ?? game;
}

import { NO_NAME } from "./no-name.ts";

/** The stored names of bots: not those of real people or of a game's cards. The last is for a table that has them all. */
export const BOT_NAMES = [
  "Lou the Abacus",
  "Silent Rosa",
  "Needles Moretti",
  "Kid Halloran",
  "Auntie Marge",
  "Gus the Ferret",
  "Velvet Sal",
  "Nine-Toes Novak",
  "Pearl Donnelly",
  "Smiling Otto",
  "Nobody",
] as const;

/**
 * The name of a player as readers meet it, in the words of `people`: a bot's in the reader's writing, and a word for an
 * account that is gone. "Silent Rosa (2)" keeps its number.
 */
export function saidName(name: string, people: (key: string) => string): string {
  if (name === NO_NAME) return people("gone");
  const [, stored = name, number = ""] = /^(.*?)( \(\d+\))?$/.exec(name) ?? [];
  const isBot = (BOT_NAMES as readonly string[]).includes(stored);
  return isBot ? people(`bots.${stored.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`) + number : name;
}

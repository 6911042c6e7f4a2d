import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { allGames, catalogue } from "./catalogue.ts";

/** The suites that a game in development passes, and those of a finished game besides. */
const FIRST = ["conformance", "story"];
const LATER = ["plans-and-orders", "golden-matches", "scenario-numbers", "stakes", "lessons", "temperaments"];

it.each(allGames)("$meta.id has every suite that it needs", (game) => {
  const needed = catalogue.includes(game) ? [...FIRST, ...LATER] : FIRST;
  const isThere = (suite: string) =>
    existsSync(new URL(`${game.meta.id}/test/${suite}.test.ts`, import.meta.url));
  expect(needed.filter((suite) => !isThere(suite))).toEqual([]);
});

import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { allGames } from "./catalogue.ts";

/** The suites that a game in development passes, and those of a finished game besides. */
const FIRST = ["conformance", "story"];
const LATER = ["plans-and-orders", "golden-matches", "scenario-numbers", "stakes", "lessons", "temperaments"];

it.each(allGames)("$meta.id has every suite that it needs", ({ meta, isInDevelopment }) => {
  const needed = isInDevelopment ? FIRST : [...FIRST, ...LATER];
  const isThere = (suite: string) => existsSync(new URL(`${meta.id}/test/${suite}.test.ts`, import.meta.url));
  expect(needed.filter((suite) => !isThere(suite))).toEqual([]);
});

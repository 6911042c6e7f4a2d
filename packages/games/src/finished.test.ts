import { existsSync } from "node:fs";
import { expect, it, vi } from "vitest";
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

it.each([
  ["", false],
  ["1", true],
])("with GAMES_IN_DEVELOPMENT=%s games in development are offered: %s", async (value, isOffered) => {
  vi.stubEnv("GAMES_IN_DEVELOPMENT", value);
  const path = `./catalogue.ts?offered=${value}`;
  const again: { readonly catalogue: typeof catalogue } = await import(/* @vite-ignore */ path);
  vi.unstubAllEnvs();
  expect(again.catalogue.some(({ isInDevelopment }) => isInDevelopment)).toBe(isOffered);
  expect(again.catalogue.length).toBeGreaterThan(4);
});

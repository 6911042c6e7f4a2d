"use client";
import { botLevels, temperaments } from "@consigliere/contract/bot-levels";
import type { GameInfo } from "@consigliere/contract/games";
import { routes } from "@consigliere/contract/routes";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { cacheKeys } from "./keys.ts";
import { useApi } from "./use-api.ts";

export type Temperament = (typeof temperaments)[number];

/** The levels of a game's bots that have a name for people. */
export function levelsOf({ bots }: Pick<GameInfo, "bots">): readonly (typeof botLevels)[number][] {
  return botLevels.filter((level) => bots.includes(level));
}

/** The temperaments of a game's bots that have a name for people. */
export function temperamentsOf(info: Pick<GameInfo, "temperaments">): readonly Temperament[] {
  return temperaments.filter((temperament) => info.temperaments.includes(temperament));
}

/** How well bots play where nobody chose: regular ones, else the strongest. Undefined: the game has none. */
export function usualLevel({ bots }: Pick<GameInfo, "bots">): string | undefined {
  return bots.find((level) => level === "regular") ?? bots.at(-1);
}

/** All games of the service, asked for once. */
export function useGames(): UseQueryResult<{ readonly games: readonly GameInfo[] }> {
  const api = useApi();
  return useQuery({
    queryKey: cacheKeys.games,
    queryFn: () => api.call(routes.listGames, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

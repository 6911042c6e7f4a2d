"use client";

import { useEffect, useState } from "react";
import type { GameUi } from "./game-ui.ts";
import { genericUi } from "./generic-board.tsx";

/** The boards by game id, each loaded only by who sits at such a table. */
const boards: Readonly<Record<string, () => Promise<GameUi>>> = {
  crooks: async () => (await import("./crooks/ui.tsx")).crooksUi,
  "family-business": async () => (await import("./family-business/ui.tsx")).familyBusinessUi,
  "mafia-dollar": async () => (await import("./mafia-dollar/ui.tsx")).mafiaDollarUi,
};

/** How `game` looks: null while its board loads; the plain board for a game without one. */
export function useGameUi(game: string): GameUi | null {
  const load = Object.hasOwn(boards, game) ? boards[game] : undefined;
  const [loaded, setLoaded] = useState<GameUi | null>(load === undefined ? genericUi : null);
  useEffect(() => {
    let isCurrent = true;
    if (load === undefined) setLoaded(genericUi);
    else {
      load().then(
        (ui) => isCurrent && setLoaded(ui),
        // A board that does not load must not keep anybody from playing.
        () => isCurrent && setLoaded(genericUi),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded;
}

import type { ComponentType } from "react";
import type { GameWords } from "../games/game-words.ts";

/** All cards of a game, with their faces. */
export type Cards = ComponentType<{ readonly words: GameWords }>;

/** The cards of each game, loaded by whoever looks at them. */
export const CARDS: Readonly<Record<string, () => Promise<{ readonly default: Cards }>>> = {
  crooks: () => import("../games/crooks/card-list.tsx"),
  "family-business": () => import("../games/family-business/card-list.tsx"),
  "mafia-dollar": () => import("../games/mafia-dollar/card-list.tsx"),
  "mob-city": () => import("../games/mob-city/card-list.tsx"),
  "nothing-personal": () => import("../games/nothing-personal/card-list.tsx"),
};

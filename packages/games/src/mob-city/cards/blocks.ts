/** The block tiles (spec 2.2): the type of the building on each lot, lot 1 first. */
import type { BuildingType } from "./buildings.ts";

export const BLOCKS = {
  "little-sicily": ["small-shop", "big-shop", "hotel", "small-club", "small-shop"],
  "harbor-front": ["small-shop", "big-shop", "big-club", "small-shop", "small-shop"],
  "theater-row": ["small-shop", "small-club", "big-club", "big-shop", "small-shop"],
  "grand-avenue": ["small-shop", "small-club", "hotel", "big-shop", "small-shop"],
  "old-brewery": ["small-shop", "big-shop", "small-club", "small-shop", "small-shop"],
  "union-station": ["small-shop", "big-club", "hotel", "big-shop", "small-shop"],
  "market-square": ["small-shop", "big-shop", "big-shop", "small-shop", "small-shop"],
  "jazz-alley": ["small-shop", "small-club", "big-club", "small-club", "small-shop"],
} as const satisfies Record<string, readonly BuildingType[]>;

export type BlockId = keyof typeof BLOCKS;
export const BLOCK_IDS = Object.keys(BLOCKS) as readonly BlockId[];

/** How the houses of the city look from the street. */
import { type BlockId, type BuildingId, blockOf, type typeOf } from "@consigliere/games/mob-city/cards";

type BuildingType = ReturnType<typeof typeOf>;

interface Body {
  /** From the lowest house, 0, to the highest, 1: as 1 : 1.25 : 1.45 : 1.8 : 2.3. */
  readonly rise: number;
  readonly stone: string;
  /** Windows on a floor. */
  readonly windows: number;
  readonly front: "shop" | "club" | "hotel";
}

/** By price. */
export const BODIES: Readonly<Record<BuildingType, Body>> = {
  "small-shop": {
    rise: 0,
    stone: "color-mix(in srgb, var(--scarlet) 44%, var(--umber))",
    windows: 3,
    front: "shop",
  },
  "big-shop": {
    rise: 0.19,
    stone: "color-mix(in srgb, var(--sand) 52%, var(--ink))",
    windows: 4,
    front: "shop",
  },
  "small-club": {
    rise: 0.35,
    stone: "color-mix(in srgb, var(--plum) 92%, var(--ink))",
    windows: 3,
    front: "club",
  },
  "big-club": {
    rise: 0.62,
    stone: "color-mix(in srgb, var(--navy) 90%, var(--sky))",
    windows: 5,
    front: "club",
  },
  hotel: {
    rise: 1,
    stone: "color-mix(in srgb, var(--teal) 50%, var(--ink))",
    windows: 4,
    front: "hotel",
  },
};

/** The sign on each roof of a block, by lot. */
const SIGNS: Readonly<Record<BlockId, readonly [string, string, string, string, string]>> = {
  "little-sicily": ["bread", "bag", "crown", "horn", "scissors"],
  "harbor-front": ["fish", "anchor", "horn", "kettle", "bag"],
  "theater-row": ["flower", "mask", "crown", "scissors", "kettle"],
  "grand-avenue": ["scissors", "mask", "crown", "bag", "clock"],
  "old-brewery": ["anchor", "bread", "kettle", "flower", "clock"],
  "union-station": ["bag", "train", "clock", "bag", "kettle"],
  "market-square": ["fish", "bread", "clock", "scissors", "flower"],
  "jazz-alley": ["horn", "mask", "horn", "horn", "anchor"],
};

export const signOf = (id: BuildingId): string => SIGNS[blockOf(id)][Number(id.slice(-1)) - 1] ?? "clock";

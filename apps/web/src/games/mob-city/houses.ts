/** How the houses of the city look from the street. */
import { type BlockId, type BuildingId, blockOf, type typeOf } from "@consigliere/games/mob-city/cards";

interface Body {
  /** From the lowest house, 0, to the highest, 1: as 1 : 1.25 : 1.45 : 1.8 : 2.3. */
  readonly rise: number;
  readonly stone: string;
  /** Windows on a floor. */
  readonly windows: number;
  readonly front: "shop" | "club" | "hotel";
}

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb, var(--${color}) ${share}%, var(--${ground}))`;

/** By price. */
export const BODIES: Readonly<Record<ReturnType<typeof typeOf>, Body>> = {
  "small-shop": { rise: 0, stone: mix("scarlet", 44, "umber"), windows: 3, front: "shop" },
  "big-shop": { rise: 0.19, stone: mix("sand", 52, "ink"), windows: 4, front: "shop" },
  "small-club": { rise: 0.35, stone: mix("plum", 92, "ink"), windows: 3, front: "club" },
  "big-club": { rise: 0.62, stone: mix("navy", 90, "sky"), windows: 5, front: "club" },
  hotel: { rise: 1, stone: mix("teal", 50, "ink"), windows: 4, front: "hotel" },
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

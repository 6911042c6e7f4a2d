/** The plan card (spec 2.1): the price and income of each type of building, in dollars. */
export const BUILDING_TYPES = {
  "small-shop": { cost: 5_000, income: 1_000, fine: 4_000 },
  "big-shop": { cost: 10_000, income: 2_000, fine: 8_000 },
  "small-club": { cost: 15_000, income: 3_000, fine: 12_000 },
  "big-club": { cost: 20_000, income: 4_000, fine: 16_000 },
  hotel: { cost: 30_000, income: 6_000, fine: 24_000 },
} as const;

export type BuildingType = keyof typeof BUILDING_TYPES;

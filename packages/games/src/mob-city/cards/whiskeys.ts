/** The whiskey cards (spec 2.6): the grade, and the lowest number of captains with which the card is in play. */
export const WHISKEYS = {
  "wh-bathtub-1": { grade: 2, captains: 2 },
  "wh-bathtub-2": { grade: 2, captains: 4 },
  "wh-bathtub-3": { grade: 2, captains: 6 },
  "wh-rye-1": { grade: 3, captains: 2 },
  "wh-rye-2": { grade: 3, captains: 5 },
  "wh-bonded-1": { grade: 4, captains: 2 },
} as const;

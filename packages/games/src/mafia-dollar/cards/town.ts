/** Warehouses and guard dogs (spec 2.8, 2.9), police and birthdays (2.11, 2.12). */
export const WAREHOUSES = {
  "warehouse-pier-9": { die: 1, symbol: "first-aid" },
  "warehouse-canal-street": { die: 8, symbol: "first-aid" },
  "warehouse-old-brewery": { die: 2, symbol: "key" },
  "warehouse-ice-house": { die: 1, symbol: "newspaper" },
  "warehouse-cannery": { die: 8, symbol: "newspaper" },
  "warehouse-tannery": { die: 3, symbol: "newspaper" },
  "warehouse-rail-yard": { die: 8, symbol: "hat" },
  "warehouse-fish-market": { die: 7, symbol: "newspaper" },
  "warehouse-garage": { die: 1, symbol: "first-aid" },
  "warehouse-laundry": { die: 5, symbol: "hat" },
  "warehouse-chapel-crypt": { die: 3, symbol: "key" },
  "warehouse-funeral-parlor": { die: 6, symbol: "first-aid" },
  "warehouse-pool-hall": { die: 5, symbol: "key" },
  "warehouse-boathouse": { die: 4, symbol: "hat" },
  "warehouse-grain-silo": { die: 2, symbol: "hat" },
  "warehouse-print-shop": { die: 4, symbol: "newspaper" },
  "warehouse-bakery": { die: 6, symbol: "key" },
  "warehouse-lumber-yard": { die: 7, symbol: "key" },
} as const;

export const DOGS = {
  "dog-rex": { die: 1, symbol: "first-aid" },
  "dog-brutus": { die: 2, symbol: "hat" },
  "dog-duchess": { die: 4, symbol: "key" },
  "dog-nero": { die: 5, symbol: "newspaper" },
  "dog-fang": { die: 7, symbol: "hat" },
  "dog-biscuit": { die: 8, symbol: "first-aid" },
} as const;

export const POLICE = {
  "police-escort-1": { subtype: "escort", stars: 1, die: 8 },
  "police-escort-2": { subtype: "escort", stars: 1, die: 7 },
  "police-escort-3": { subtype: "escort", stars: 1, die: 2 },
  "police-escort-4": { subtype: "escort", stars: 1, die: 3 },
  "police-escort-5": { subtype: "escort", stars: 1, die: 1 },
  "police-escort-6": { subtype: "escort", stars: 1, die: 4 },
  "police-patrol-1": { subtype: "patrol", stars: 2, die: 6 },
  "police-patrol-2": { subtype: "patrol", stars: 2, die: 5 },
  "police-patrol-3": { subtype: "patrol", stars: 2, die: 6 },
  "police-patrol-4": { subtype: "patrol", stars: 2, die: 4 },
  "police-raid-1": { subtype: "raid", stars: 3, die: 1 },
  "police-raid-2": { subtype: "raid", stars: 3, die: 3 },
  "police-raid-3": { subtype: "raid", stars: 3, die: 8 },
} as const;

export const BIRTHDAYS = {
  "dons-birthday-1": { die: 2 },
  "dons-birthday-2": { die: 5 },
  "dons-birthday-3": { die: 7 },
} as const;

import type { Callout } from "../game-ui.ts";

/** What is said to who plays for the first time, as it matters. */
export const mobCityCallouts: readonly Callout[] = [
  { id: "aim", topic: "setup-place" },
  // Where nobody is asked about the first Soldier.
  { id: "aim", event: "placed" },
  { id: "bid", topic: "bid" },
  { id: "business", topic: "business" },
  { id: "orders", topic: "orders" },
  { id: "fight", event: "fight-started" },
  { id: "raid", event: "raid-closed" },
];

import type { Callout } from "../game-ui.ts";

/** Hints for a player's first match. */
export const mobCityCallouts: readonly Callout[] = [
  { id: "aim", event: "placed" },
  { id: "bid", topic: "bid" },
  { id: "business", topic: "business" },
  { id: "orders", topic: "orders" },
  { id: "fight", event: "fight-started" },
  { id: "raid", event: "raid-closed" },
];

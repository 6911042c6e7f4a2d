import type { Callout } from "../game-ui.ts";

/** The hints for a first match, when they matter. */
export const mobCityCallouts: readonly Callout[] = [
  { id: "aim", event: "placed" },
  { id: "bid", topic: "bid" },
  { id: "business", topic: "business" },
  { id: "orders", topic: "orders" },
  { id: "fight", event: "fight-started" },
  { id: "raid", event: "raid-closed" },
];

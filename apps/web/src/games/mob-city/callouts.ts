import type { Callout } from "../game-ui.ts";

/** The hints for a first match, when they matter. */
export const mobCityCallouts: readonly Callout[] = [
  { id: "aim", topic: "bid" },
  { id: "bid", topic: "bid" },
  { id: "business", topic: "business" },
  { id: "orders", topic: "orders" },
];

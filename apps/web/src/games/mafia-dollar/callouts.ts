import type { Callout } from "../game-ui.ts";

/** The hints for a first match, when they matter. */
export const mafiaDollarCallouts: readonly Callout[] = [
  { id: "aim", topic: "draw" },
  { id: "aim", topic: "play" },
  { id: "play", topic: "play" },
  { id: "orders", topic: "action" },
  { id: "check", event: "check-flipped" },
  { id: "offer", topic: "answer-offer" },
];

import type { Callout } from "../game-ui.ts";

/** Hints for a player's first match. */
export const nothingPersonalCallouts: readonly Callout[] = [
  { id: "aim", topic: "place-marker" },
  { id: "aim", topic: "place-markers" },
  { id: "control", topic: "commission-turn" },
  { id: "action", topic: "crew-action" },
  { id: "feds", event: "feds-checked" },
  { id: "promise", event: "promise-made" },
];

import type { Callout } from "../game-ui.ts";

/** The hints for a first match, when they matter. */
export const familyBusinessCallouts: readonly Callout[] = [
  { id: "mob", topic: "prefer-mobs" },
  { id: "turn", topic: "play-or-discard" },
  { id: "stolen", event: "counter-played" },
  { id: "war", event: "war-started" },
  { id: "buried", event: "mobster-buried" },
];

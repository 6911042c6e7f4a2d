import type { Callout } from "../game-ui.ts";

/** What is said to who plays for the first time, as it matters. */
export const crooksCallouts: readonly Callout[] = [
  { id: "aim", topic: "turn" },
  { id: "price", topic: "turn" },
  { id: "facing", topic: "keep" },
  { id: "killed", event: "crooks-removed" },
  { id: "spied", event: "spy-looked" },
  { id: "passed", event: "seat-passed" },
];

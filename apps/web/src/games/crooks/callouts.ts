import type { Callout } from "../game-ui.ts";

/** The hints for a first match, when they matter. */
export const crooksCallouts: readonly Callout[] = [
  { id: "aim", topic: "turn" },
  { id: "price", topic: "turn" },
  { id: "facing", topic: "keep" },
  { id: "killed", event: "crooks-removed" },
  { id: "spied", event: "spy-looked" },
  { id: "passed", event: "seat-passed" },
];

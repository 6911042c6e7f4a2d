import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

/** Of whoever is aimed at, and his family when he is gone. */
const AIMED: Naming = [
  ["target", "gangster"],
  ["victim", "seat"],
];

const NAMES: Naming = [
  ["warehouse", "warehouse"],
  ["gangster", "gangster"],
  ["seat", "seat"],
  ["to", "seat"],
  ["from", "seat"],
];

/** The man or the house that it befalls, or the family. */
export function places(event: TableEvent): readonly string[] {
  return placesIn(event, "target" in event ? AIMED : NAMES);
}

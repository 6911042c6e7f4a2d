import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

/** The place of the target, or his family when he is gone; else the man or the warehouse concerned, or the family. */
const NAMES: Naming = [
  ["target", "gangster"],
  ["victim", "seat"],
  ["warehouse", "warehouse"],
  ["gangster", "gangster"],
  ["seat", "seat"],
  ["to", "seat"],
  ["from", "seat"],
];

export function places(event: TableEvent): readonly string[] {
  return placesIn(event, "target" in event ? NAMES.slice(0, 2) : NAMES.slice(2));
}

import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

/** The place of the target, or his family when he is gone. */
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

/** The man or the warehouse concerned, or the family. */
export function places(event: TableEvent): readonly string[] {
  return placesIn(event, "target" in event ? AIMED : NAMES);
}

import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

const NAMES: Naming = [
  ["building", "building"],
  ["buildings", "building"],
  ["victim", "seat"],
  ["seat", "seat"],
];

/** The building, or the captain whom it befalls. */
export function places(event: TableEvent): readonly string[] {
  return placesIn(event, NAMES);
}

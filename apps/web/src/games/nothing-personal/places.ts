import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

/** Of whoever is aimed at; when he is gone, his family. */
const AIMED: Naming = [
  ["target", "man"],
  ["victim", "seat"],
  ["gangster", "man"],
];

const NAMES: Naming = [
  ["gangster", "man"],
  ["to", "man"],
  ["from", "place"],
  ["chair", "place"],
  ["seat", "seat"],
  ["to", "seat"],
  ["by", "seat"],
];

/** The man, his chair when he is gone, or the family. */
export function places(event: TableEvent): readonly string[] {
  return placesIn(event, "target" in event ? AIMED : NAMES);
}

import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

const AT_THE_WALL: readonly string[] = ["war-started", "war-rate-changed", "war-ended", "list-reordered"];

/** Targets of a card, and the man or the seat concerned. */
const NAMES: Naming = [
  ["target", "mobster"],
  ["targets", "mobster"],
  ["mobster", "mobster"],
  ["in", "mobster"],
  ["seat", "seat"],
];

/** The man concerned, or the actor. */
export function places(event: TableEvent): readonly string[] {
  if (AT_THE_WALL.includes(event.type)) return ["wall"];
  const { params } = event as { readonly params?: Readonly<Record<string, unknown>> };
  return [...(params ? placesIn(params, NAMES) : []), ...placesIn(event, NAMES)];
}

import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";

const AT_THE_WALL: readonly string[] = ["war-started", "war-rate-changed", "war-ended", "list-reordered"];

/** The target of a card. */
const TARGETS: Naming = [
  ["target", "mobster"],
  ["targets", "mobster"],
  ["in", "mobster"],
  ["seat", "seat"],
];

const NAMES: Naming = [
  ["mobster", "mobster"],
  ["in", "mobster"],
  ["seat", "seat"],
];

/** The man concerned, or the actor. */
export function places(event: TableEvent): readonly string[] {
  if (AT_THE_WALL.includes(event.type)) return ["wall"];
  const { params } = event as { readonly params?: Readonly<Record<string, unknown>> };
  return [...(params ? placesIn(params, TARGETS) : []), ...placesIn(event, NAMES)];
}

import type { CrooksEvent } from "@consigliere/games/crooks/events";
import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";
import { slotName } from "./aim.ts";

const NAMES: Naming = [
  ["play", "play"],
  ["target", "target"],
  ["hideout", "door"],
  ["place", "target"],
  ["place", "door"],
  ["seat", "seat"],
];

/** The crook, the place in a row, the job or the door, or the actor. */
export function places(event: TableEvent): readonly string[] {
  const told = event as unknown as CrooksEvent;
  if (told.type === "crooks-removed") return [slotName(told.victim, told.target)];
  if (told.type === "stack-moved") return [slotName(told.seat, told.to)];
  return placesIn(event, NAMES);
}

import { TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import type { CrooksEvent } from "@consigliere/games/crooks/events";
import type { View } from "@consigliere/games/crooks/view";
import type { Aim } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";
import { type Naming, placesIn } from "../shared/places.ts";
import { aboutOf } from "./drafted.ts";

/** The name of a slot on the board. */
export const slotName = (seat: number, target: TargetId): string => `slot-${seat}-${target}`;

/** The seats whose crooks a Killer at a target can remove, by public facts. */
export function aimOf({ view, waiting }: BoardProps): Aim | null {
  const asked = waiting.find(({ topic }) => topic === "killer");
  const { target } = aboutOf(asked);
  if (asked === undefined || target === undefined) return null;
  const index = TARGETS.indexOf(target);
  const rivals = (view as View).seats.filter(
    ({ seat, row }) => seat !== asked.seat && (row[index]?.length ?? 0) > 0,
  );
  return {
    from: slotName(asked.seat, target),
    at: rivals.map(({ seat }) => ({ name: slotName(seat, target), owner: seat })),
  };
}

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

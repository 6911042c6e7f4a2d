import { TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import type { Aim } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";

/** The name of a slot on the board. */
export const slotName = (seat: number, target: TargetId): string => `slot-${seat}-${target}`;

/** The seats whose crooks a Killer at a target can remove, by public facts. */
export function aimOf({ view, waiting }: BoardProps): Aim | null {
  const asked = waiting.find(({ topic }) => topic === "killer");
  const { target } = (asked?.about ?? {}) as { readonly target?: TargetId };
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

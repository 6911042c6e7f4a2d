import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { Aim } from "../../stage/aim.ts";
import type { BoardProps } from "../game-ui.ts";

/** The target of a question, where somebody does something to somebody. */
interface Deed {
  readonly gangster?: GangsterId;
  readonly target?: GangsterId | null;
  readonly params?: readonly string[];
}

/** Whom the gangster who acts moves against, whacks, or does something else to that is asked about. */
export function aimOf({ view, waiting }: BoardProps): Aim | null {
  const { gangster, target, params = [] } = (waiting[0]?.about ?? {}) as Deed;
  const targets = target == null ? params.flatMap((id) => whatOf("gangster", id) ?? []) : [target];
  if (gangster === undefined || targets.length === 0) return null;
  const { board } = view as View;
  return {
    from: `man-${gangster}`,
    at: [...new Set(targets)].map((id) => {
      const [leader, another] = board.find((man) => man.id === id)?.leaders ?? [];
      return { name: `man-${id}`, owner: another === undefined ? (leader ?? null) : null };
    }),
  };
}

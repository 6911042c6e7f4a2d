/** The part of the state that a viewer may see. List everything visible here; in Coin Toss nothing is hidden. */
import type { Side, State } from "./state.ts";

export interface View {
  readonly calls: readonly (Side | null)[];
  readonly tossed: Side | null;
}

/** The view of everybody. */
export function view({ calls, tossed }: State): View {
  return { calls: [...calls], tossed };
}

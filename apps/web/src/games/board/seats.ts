/** The players of the table, for the parts of a board. */
import { heldUpBy } from "@consigliere/contract/held-up-by";
import type { BoardProps } from "../game-ui.ts";
import { useTable } from "./board.tsx";

/** Whether others wait for a seat now. */
export function isAwaited({ waiting }: Pick<BoardProps, "waiting">, seat: number): boolean {
  return heldUpBy(waiting).some((one) => one.seat === seat);
}

/** The same for a part of a board. */
export function useAwaited(seat: number): boolean {
  return isAwaited(useTable(), seat);
}

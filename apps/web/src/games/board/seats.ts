/** The players of the table, for the parts of a board. */
import { heldUpBy } from "@consigliere/contract/held-up-by";
import type { SeatView } from "@consigliere/contract/match";
import type { BoardProps } from "../game-ui.ts";
import { useTable } from "./board.tsx";

/** The portrait of a seat, as text; a bot without one has the face of its seat. */
export function portraitOf(seats: readonly SeatView[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.portrait ?? `bot-${seat}`;
}

/** Whether others wait for a seat now. */
export function isAwaited({ waiting }: Pick<BoardProps, "waiting">, seat: number): boolean {
  return heldUpBy(waiting).some((one) => one.seat === seat);
}

/** The same for a part of a board. */
export function useAwaited(seat: number): boolean {
  return isAwaited(useTable(), seat);
}

/** The first word of a name, which is whole wherever there is little room: "Lou" of "Lou the Abacus". */
export function firstWord(name: string): { readonly first: string; readonly rest: string } {
  const [first = name] = /^.*?(?=[\s・])|^.*/u.exec(name) ?? [];
  return { first, rest: name.slice(first.length) };
}

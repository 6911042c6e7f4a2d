import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { CSSProperties } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { seatStyle } from "../../design/seats.ts";

interface CarProps {
  readonly seat: number;
  readonly group: number;
  /** It is only drafted that the group goes there. */
  readonly isPencil?: boolean;
}

/** A group at the kerb: its captain's emblem, and its number. */
export function Car({ seat, group, isPencil }: CarProps) {
  const { color, on } = seatStyle(seat);
  return (
    <span
      className="mc-car"
      data-pencil={isPencil || undefined}
      style={{ "--paint": color, "--on-paint": on } as CSSProperties}
      aria-hidden="true"
    >
      <SeatMark seat={seat} className="mc-car-mark" />
      {groupSign(group)}
    </span>
  );
}

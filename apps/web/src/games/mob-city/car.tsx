import { groupSign } from "@consigliere/games/mob-city/group-sign";
import type { ReactNode } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { ownerStyle } from "../board/piece.ts";
import { Drawing } from "../drawing.tsx";

interface CarProps {
  readonly seat: number;
  readonly group: number;
  /** It is only drafted that the group goes there. */
  readonly isPencil?: boolean;
  /** The people in its windows; absent: their number in shadow. */
  readonly children?: ReactNode;
  readonly count?: number;
}

/** A group: a car in its captain's colour, with emblem and number on its door, and people in its windows. */
export function Car({ seat, group, isPencil, children, count = 0 }: CarProps) {
  return (
    <span className="mc-car" data-pencil={isPencil || undefined} style={ownerStyle(seat)} aria-hidden="true">
      <span className="mc-riders">{children ?? "●".repeat(Math.min(count, 4))}</span>
      <Drawing game="mob-city" name="car" size={96} high={52} />
      <SeatMark seat={seat} />
      <b>{groupSign(group)}</b>
    </span>
  );
}

import type { SeatView, View } from "@consigliere/games/family-business/view";

interface Seating {
  readonly mine: SeatView | undefined;
  /** Clockwise from me: up the left side, along the top, down the right side. */
  readonly left: readonly SeatView[];
  readonly top: readonly SeatView[];
  readonly right: readonly SeatView[];
}

/** Who sits where around the table. For people without a seat everybody sits opposite. */
export function seating({ seats }: Pick<View, "seats">, viewer: number | null): Seating {
  const mine = viewer === null ? undefined : seats[viewer];
  const others =
    viewer === null || mine === undefined ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
  const side = Math.floor(others.length / 2);
  return {
    mine,
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

export interface Seating<Place> {
  readonly mine: Place | undefined;
  /** Clockwise from me: up the left side, along the top, down the right side. */
  readonly left: readonly Place[];
  readonly top: readonly Place[];
  readonly right: readonly Place[];
}

/** Who sits where around a table. For people without a seat everybody sits opposite. */
export function seating<Place>(seats: readonly Place[], viewer: number | null): Seating<Place> {
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

export interface Seating<Place> {
  readonly mine: Place | undefined;
  /** Clockwise from me: up the left side, along the top, down the right side. */
  readonly left: readonly Place[];
  readonly top: readonly Place[];
  readonly right: readonly Place[];
}

/** The seating around a table. For viewers without a seat, everybody sits opposite. */
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

/** The same as one row: the others clockwise from me, me last. For viewers without a seat, nobody is apart. */
export function clockwise<Place>(
  seats: readonly Place[],
  viewer: number | null,
): { readonly mine: Place | undefined; readonly others: readonly Place[] } {
  const { mine, left, top, right } = seating(seats, viewer);
  return { mine, others: [...left, ...top, ...right] };
}

/** The same as one list, which ends with me. */
export function meLast<Place>(seats: readonly Place[], viewer: number | null): readonly Place[] {
  const { mine, others } = clockwise(seats, viewer);
  return mine === undefined ? others : [...others, mine];
}

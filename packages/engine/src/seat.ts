/** A place at the table, `0…n-1` in turn order. */
export type Seat = number;

/** One value for each seat, indexed by seat. */
type BySeat<T> = readonly T[];

/** A viewer of a match: one seat, or somebody without a seat. */
export type Viewer = Seat | "spectator";

/** Every seat of a table of `count`, in turn order. */
export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(seat);
  return seats;
}

/** The seats of a table of `count` clockwise from the one after `from`, ending with `from` itself. */
export function clockwiseFrom(from: Seat, count: number): Seat[] {
  return seatsOf(count).map((i) => (from + 1 + i) % count);
}

/** The entry of `values` for `seat`; throws when there is none. */
export function at<T>(values: BySeat<T>, seat: Seat): T {
  const value = values[seat];
  if (value === undefined) throw new RangeError(`no entry for seat ${seat}`);
  return value;
}

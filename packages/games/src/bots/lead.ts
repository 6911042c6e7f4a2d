import { type Seat, seatsOf } from "@consigliere/engine/seat";

interface Lead {
  readonly seatCount: number;
  /** A seat's amount of the thing that counts. */
  readonly worth: (seat: Seat) => number;
  /** A lead over the best rival that is a sure win. */
  readonly sure: number;
}

/** How well a seat stands by its lead over the best of the others: from 0 to 1, and a half if they are level. */
export function standingByLead(me: Seat, { seatCount, worth, sure }: Lead): number {
  const rivals = seatsOf(seatCount).filter((seat) => seat !== me);
  const lead = worth(me) - Math.max(...rivals.map(worth));
  return Math.min(1, Math.max(0, 0.5 + lead / (2 * sure)));
}

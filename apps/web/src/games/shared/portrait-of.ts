import type { SeatView } from "@consigliere/contract/match";

/** The portrait of a seat, as text; a bot without one has the face of its seat. */
export function portraitOf(seats: readonly SeatView[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.portrait ?? `bot-${seat}`;
}

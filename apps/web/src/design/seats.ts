import { type Emblem, type SeatPattern, signsOf } from "@consigliere/games/picture/seat-signs";

/** The style of a seat, in the colours of the theme. */
export function seatStyle(seat: number): { emblem: Emblem; pattern: SeatPattern; color: string; on: string } {
  const { emblem, pattern, index } = signsOf(seat);
  return { emblem, pattern, color: `var(--seat-${index})`, on: `var(--on-seat-${index})` };
}

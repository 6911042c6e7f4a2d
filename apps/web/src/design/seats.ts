/** How each seat is told apart: colour, pattern and emblem, always together. */
const SEAT_STYLES = [
  { emblem: "spade", pattern: "stripes" },
  { emblem: "club", pattern: "dots" },
  { emblem: "diamond", pattern: "checks" },
  { emblem: "heart", pattern: "bars" },
  { emblem: "star", pattern: "zigzag" },
  { emblem: "anchor", pattern: "waves" },
] as const;

export type Emblem = (typeof SEAT_STYLES)[number]["emblem"];
export type SeatPattern = (typeof SEAT_STYLES)[number]["pattern"];

/** The style of a seat; games with more than six seats begin again. */
export function seatStyle(seat: number): { emblem: Emblem; pattern: SeatPattern; color: string; on: string } {
  const index = seat % SEAT_STYLES.length;
  const style = SEAT_STYLES[index] ?? SEAT_STYLES[0];
  return { ...style, color: `var(--seat-${index})`, on: `var(--on-seat-${index})` };
}

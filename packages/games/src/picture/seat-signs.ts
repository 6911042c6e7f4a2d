/** The signs that distinguish the seats, on the screen and in pictures: colour, pattern and emblem, always together. */
export const SEAT_SIGNS = [
  { emblem: "spade", pattern: "stripes", color: "#1d5fa3", on: "#fff8ea" },
  { emblem: "club", pattern: "dots", color: "#0f7358", on: "#fff8ea" },
  { emblem: "diamond", pattern: "checks", color: "#dfab1d", on: "#17130f" },
  { emblem: "heart", pattern: "bars", color: "#b5361c", on: "#fff8ea" },
  { emblem: "star", pattern: "zigzag", color: "#85407f", on: "#fff8ea" },
  { emblem: "anchor", pattern: "waves", color: "#74b3d6", on: "#17130f" },
] as const;

export type Emblem = (typeof SEAT_SIGNS)[number]["emblem"];
export type SeatPattern = (typeof SEAT_SIGNS)[number]["pattern"];

/** The signs of a seat. Games with more than six seats start again from the first. */
export function signsOf(seat: number): (typeof SEAT_SIGNS)[number] & { readonly index: number } {
  const index = seat % SEAT_SIGNS.length;
  return { ...(SEAT_SIGNS[index] ?? SEAT_SIGNS[0]), index };
}

/** The tile that fills the background of a seat: a path in a square of `size`, rotated by `turn` degrees. */
export const SEAT_PATTERNS: Readonly<
  Record<SeatPattern, { readonly size: number; readonly draw: string; readonly turn?: number }>
> = {
  stripes: { size: 4, draw: "M0 2H4", turn: 45 },
  dots: { size: 4, draw: "M2 1.4V2.6M1.4 2H2.6" },
  checks: { size: 6, draw: "M0 1.5H3M3 4.5H6" },
  bars: { size: 4, draw: "M2 0V4" },
  zigzag: { size: 6, draw: "M0 4L3 1.5L6 4" },
  waves: { size: 6, draw: "M0 3C1.5 1 4.5 5 6 3" },
};

/** The plain signs of the seats, as paths for pictures of 24 × 24 units. */
export const EMBLEM_PATHS: Readonly<Record<Emblem, string>> = {
  spade:
    "M12 2.5C9.5 7 4 9.4 4 14a4.2 4.2 0 0 0 7 3.1C10.8 19 10 20.6 8.4 21.5H15.6C14 20.6 13.2 19 13 17.1A4.2 4.2 0 0 0 20 14C20 9.4 14.5 7 12 2.5Z",
  club: "M12 2.5A4.3 4.3 0 0 0 8.6 9.5 4.3 4.3 0 1 0 11 16.6C10.8 18.9 10 20.5 8.4 21.5H15.6C14 20.5 13.2 18.9 13 16.6A4.3 4.3 0 1 0 15.4 9.5 4.3 4.3 0 0 0 12 2.5Z",
  diamond: "M12 1.8L19.2 12L12 22.2L4.8 12Z",
  heart: "M12 21.4C8 17.4 3 13.6 3 8.6A4.8 4.8 0 0 1 12 6.4 4.8 4.8 0 0 1 21 8.6C21 13.6 16 17.4 12 21.4Z",
  star: "M12 1.9L14.9 8.7L22.2 9.4L16.7 14.2L18.3 21.4L12 17.6L5.7 21.4L7.3 14.2L1.8 9.4L9.1 8.7Z",
  anchor:
    "M12 2A3 3 0 0 0 10.8 7.7V9.4H7.6V11.6H10.8V19.3C8 18.8 6 17 5.4 14.6L7.2 15.4L5.2 11L2 14.8L3.6 14.4C4.6 18.8 8 21.6 12 22C16 21.6 19.4 18.8 20.4 14.4L22 14.8L18.8 11L16.8 15.4L18.6 14.6C18 17 16 18.8 13.2 19.3V11.6H16.4V9.4H13.2V7.7A3 3 0 0 0 12 2ZM12 3.9A1.2 1.2 0 1 1 12 6.3 1.2 1.2 0 0 1 12 3.9Z",
};

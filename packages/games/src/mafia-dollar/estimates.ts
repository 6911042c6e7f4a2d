/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 62, asks: 146 },
    { seats: 3, waits: 70, asks: 88 },
    { seats: 4, waits: 66, asks: 58 },
    { seats: 5, waits: 67, asks: 44 },
    { seats: 6, waits: 67, asks: 32 },
  ],
  book: [
    { seats: 2, waits: 67, asks: 221 },
    { seats: 3, waits: 72, asks: 137 },
    { seats: 4, waits: 68, asks: 95 },
    { seats: 5, waits: 72, asks: 71 },
    { seats: 6, waits: 71, asks: 55 },
  ],
  quick: [
    { seats: 2, waits: 15, asks: 32 },
    { seats: 3, waits: 23, asks: 36 },
    { seats: 4, waits: 22, asks: 23 },
    { seats: 5, waits: 24, asks: 18 },
    { seats: 6, waits: 26, asks: 21 },
  ],
};

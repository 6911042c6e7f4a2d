/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 41, asks: 34 },
    { seats: 3, waits: 55, asks: 27 },
    { seats: 4, waits: 58, asks: 22 },
    { seats: 5, waits: 61, asks: 19 },
    { seats: 6, waits: 65, asks: 18 },
  ],
  book: [
    { seats: 2, waits: 41, asks: 34 },
    { seats: 3, waits: 55, asks: 27 },
    { seats: 4, waits: 58, asks: 22 },
    { seats: 5, waits: 61, asks: 19 },
    { seats: 6, waits: 65, asks: 18 },
  ],
  quick: [
    { seats: 2, waits: 20, asks: 16 },
    { seats: 3, waits: 27, asks: 14 },
    { seats: 4, waits: 36, asks: 14 },
    { seats: 5, waits: 36, asks: 11 },
    { seats: 6, waits: 35, asks: 10 },
  ],
};

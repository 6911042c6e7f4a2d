/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 3, waits: 64, asks: 41 },
    { seats: 4, waits: 81, asks: 39 },
    { seats: 5, waits: 93, asks: 37 },
  ],
  book: [
    { seats: 3, waits: 99, asks: 46 },
    { seats: 4, waits: 136, asks: 44 },
    { seats: 5, waits: 166, asks: 41 },
  ],
  quick: [
    { seats: 3, waits: 34, asks: 23 },
    { seats: 4, waits: 44, asks: 22 },
    { seats: 5, waits: 53, asks: 21 },
  ],
};

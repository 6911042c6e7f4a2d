/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 23, asks: 37 },
    { seats: 3, waits: 44, asks: 43 },
    { seats: 4, waits: 55, asks: 42 },
    { seats: 5, waits: 70, asks: 45 },
    { seats: 6, waits: 77, asks: 42 },
  ],
  book: [
    { seats: 2, waits: 55, asks: 57 },
    { seats: 3, waits: 110, asks: 71 },
    { seats: 4, waits: 150, asks: 71 },
    { seats: 5, waits: 207, asks: 79 },
    { seats: 6, waits: 233, asks: 73 },
  ],
  quick: [
    { seats: 2, waits: 14, asks: 27 },
    { seats: 3, waits: 20, asks: 29 },
    { seats: 4, waits: 21, asks: 28 },
    { seats: 5, waits: 26, asks: 31 },
    { seats: 6, waits: 29, asks: 33 },
  ],
};

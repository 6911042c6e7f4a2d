/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 29, asks: 32, days: 7.1 },
    { seats: 3, waits: 53, asks: 40, days: 16.3 },
    { seats: 4, waits: 63, asks: 40, days: 17.5 },
    { seats: 5, waits: 79, asks: 44, days: 21.1 },
    { seats: 6, waits: 82, asks: 40, days: 21 },
  ],
  book: [
    { seats: 2, waits: 61, asks: 59, days: 15.2 },
    { seats: 3, waits: 126, asks: 77, days: 34.5 },
    { seats: 4, waits: 162, asks: 75, days: 36 },
    { seats: 5, waits: 225, asks: 83, days: 44.3 },
    { seats: 6, waits: 244, asks: 75, days: 47.4 },
  ],
  quick: [
    { seats: 2, waits: 23, asks: 23, days: 5.6 },
    { seats: 3, waits: 25, asks: 25, days: 8.6 },
    { seats: 4, waits: 26, asks: 25, days: 10.1 },
    { seats: 5, waits: 30, asks: 29, days: 12.7 },
    { seats: 6, waits: 34, asks: 32, days: 14.5 },
  ],
};

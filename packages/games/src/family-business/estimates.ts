/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 39, asks: 32, days: 9.7 },
    { seats: 3, waits: 55, asks: 28, days: 14 },
    { seats: 4, waits: 63, asks: 24, days: 14.4 },
    { seats: 5, waits: 62, asks: 20, days: 13.4 },
    { seats: 6, waits: 63, asks: 17, days: 13.7 },
  ],
  book: [
    { seats: 2, waits: 39, asks: 32, days: 9.7 },
    { seats: 3, waits: 54, asks: 35, days: 17.1 },
    { seats: 4, waits: 68, asks: 35, days: 20 },
    { seats: 5, waits: 68, asks: 32, days: 19.5 },
    { seats: 6, waits: 68, asks: 31, days: 19.4 },
  ],
  quick: [
    { seats: 2, waits: 19, asks: 16, days: 4.7 },
    { seats: 3, waits: 26, asks: 13, days: 6.4 },
    { seats: 4, waits: 31, asks: 12, days: 7.2 },
    { seats: 5, waits: 37, asks: 11, days: 7.6 },
    { seats: 6, waits: 37, asks: 10, days: 8.4 },
  ],
};

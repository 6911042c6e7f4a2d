/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 3, waits: 93, asks: 65, days: 25.7 },
    { seats: 4, waits: 115, asks: 65, days: 29.6 },
    { seats: 5, waits: 134, asks: 63, days: 32.8 },
  ],
  book: [
    { seats: 3, waits: 136, asks: 72, days: 38.2 },
    { seats: 4, waits: 175, asks: 72, days: 43 },
    { seats: 5, waits: 205, asks: 68, days: 44.7 },
  ],
  quick: [
    { seats: 3, waits: 50, asks: 35, days: 13.6 },
    { seats: 4, waits: 64, asks: 35, days: 16.2 },
    { seats: 5, waits: 76, asks: 35, days: 18.5 },
  ],
};

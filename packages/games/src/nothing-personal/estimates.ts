/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 3, waits: 88, asks: 61, days: 24.2 },
    { seats: 4, waits: 110, asks: 60, days: 27.5 },
    { seats: 5, waits: 128, asks: 58, days: 30.2 },
  ],
  book: [
    { seats: 3, waits: 136, asks: 72, days: 38.2 },
    { seats: 4, waits: 175, asks: 72, days: 43 },
    { seats: 5, waits: 205, asks: 68, days: 44.7 },
  ],
  quick: [
    { seats: 3, waits: 47, asks: 33, days: 12.7 },
    { seats: 4, waits: 60, asks: 32, days: 14.8 },
    { seats: 5, waits: 73, asks: 32, days: 16.8 },
  ],
};

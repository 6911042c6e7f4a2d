/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 73, asks: 141, days: 18.1 },
    { seats: 3, waits: 75, asks: 89, days: 22.5 },
    { seats: 4, waits: 78, asks: 61, days: 17.9 },
    { seats: 5, waits: 79, asks: 47, days: 15.2 },
    { seats: 6, waits: 73, asks: 36, days: 14.3 },
  ],
  book: [
    { seats: 2, waits: 77, asks: 208, days: 19.2 },
    { seats: 3, waits: 78, asks: 133, days: 23 },
    { seats: 4, waits: 83, asks: 96, days: 19.1 },
    { seats: 5, waits: 84, asks: 75, days: 15.8 },
    { seats: 6, waits: 77, asks: 58, days: 15 },
  ],
  quick: [
    { seats: 2, waits: 22, asks: 32, days: 5.3 },
    { seats: 3, waits: 28, asks: 28, days: 8.7 },
    { seats: 4, waits: 35, asks: 23, days: 7.9 },
    { seats: 5, waits: 37, asks: 19, days: 7.1 },
    { seats: 6, waits: 39, asks: 17, days: 8.1 },
  ],
};

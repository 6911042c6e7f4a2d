/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 38, asks: 36, days: 9.4 },
    { seats: 3, waits: 58, asks: 44, days: 17.9 },
    { seats: 4, waits: 64, asks: 44, days: 19.3 },
    { seats: 5, waits: 79, asks: 48, days: 22.8 },
    { seats: 6, waits: 84, asks: 44, days: 21.6 },
  ],
  book: [
    { seats: 2, waits: 61, asks: 59, days: 15.2 },
    { seats: 3, waits: 126, asks: 77, days: 34.5 },
    { seats: 4, waits: 162, asks: 75, days: 36 },
    { seats: 5, waits: 225, asks: 83, days: 44.3 },
    { seats: 6, waits: 244, asks: 75, days: 47.4 },
  ],
  quick: [
    { seats: 2, waits: 26, asks: 26, days: 6.4 },
    { seats: 3, waits: 27, asks: 27, days: 9.3 },
    { seats: 4, waits: 27, asks: 27, days: 10.9 },
    { seats: 5, waits: 32, asks: 32, days: 13.5 },
    { seats: 6, waits: 35, asks: 35, days: 15.4 },
  ],
};

/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 13, asks: 16, days: 3.1 },
    { seats: 3, waits: 21, asks: 16, days: 6.4 },
    { seats: 4, waits: 27, asks: 15, days: 6.4 },
  ],
  book: [
    { seats: 2, waits: 14, asks: 16, days: 3.2 },
    { seats: 3, waits: 22, asks: 17, days: 6.8 },
    { seats: 4, waits: 28, asks: 16, days: 6.6 },
  ],
  quick: [
    { seats: 2, waits: 13, asks: 16, days: 3.1 },
    { seats: 3, waits: 21, asks: 16, days: 6.4 },
    { seats: 4, waits: 27, asks: 15, days: 6.4 },
  ],
};

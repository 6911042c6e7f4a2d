/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 62, asks: 150 },
    { seats: 3, waits: 71, asks: 93 },
    { seats: 4, waits: 69, asks: 62 },
    { seats: 5, waits: 72, asks: 48 },
    { seats: 6, waits: 68, asks: 37 },
  ],
  book: [
    { seats: 2, waits: 67, asks: 225 },
    { seats: 3, waits: 76, asks: 142 },
    { seats: 4, waits: 71, asks: 98 },
    { seats: 5, waits: 77, asks: 76 },
    { seats: 6, waits: 75, asks: 60 },
  ],
  quick: [
    { seats: 2, waits: 15, asks: 33 },
    { seats: 3, waits: 24, asks: 37 },
    { seats: 4, waits: 24, asks: 24 },
    { seats: 5, waits: 26, asks: 21 },
    { seats: 6, waits: 29, asks: 24 },
  ],
};

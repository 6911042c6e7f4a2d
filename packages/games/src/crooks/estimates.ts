/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 2, waits: 14, asks: 16 },
    { seats: 3, waits: 22, asks: 16 },
    { seats: 4, waits: 28, asks: 15 },
  ],
  book: [
    { seats: 2, waits: 14, asks: 17 },
    { seats: 3, waits: 23, asks: 17 },
    { seats: 4, waits: 28, asks: 16 },
  ],
  quick: [
    { seats: 2, waits: 14, asks: 16 },
    { seats: 3, waits: 22, asks: 16 },
    { seats: 4, waits: 28, asks: 15 },
  ],
};

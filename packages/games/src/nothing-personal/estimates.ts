/** Written by `npm run estimate`. */
import type { Estimates } from "../estimates.ts";

export const estimates: Estimates = {
  days: [
    { seats: 3, waits: 89, asks: 68 },
    { seats: 4, waits: 116, asks: 70 },
    { seats: 5, waits: 132, asks: 66 },
  ],
  book: [
    { seats: 3, waits: 128, asks: 74 },
    { seats: 4, waits: 170, asks: 71 },
    { seats: 5, waits: 202, asks: 70 },
  ],
  quick: [
    { seats: 3, waits: 49, asks: 36 },
    { seats: 4, waits: 60, asks: 34 },
    { seats: 5, waits: 74, asks: 34 },
  ],
};

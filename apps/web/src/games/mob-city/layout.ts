import { type BoardLayout, columnOf, type Heights } from "../board/layout.ts";

/** Of my cars (mine), of the place of a favour (rival), of the ledger (line). */
const HEIGHTS: Heights = {
  phone: { mine: "58px", rival: "108px", line: "44px", low: { mine: "46px", rival: "104px", line: "44px" } },
  tablet: { mine: "88px", rival: "140px", line: "64px", low: { mine: "58px", rival: "120px", line: "44px" } },
  desk: { mine: "104px", rival: "112px", line: "64px", low: { mine: "64px", rival: "92px", line: "44px" } },
  wide: { mine: "128px", rival: "140px", line: "72px", low: { mine: "64px", rival: "92px", line: "44px" } },
};

const rows = (below: string) => columnOf(HEIGHTS, `"ledger" min-content ${below}`);

/** The arrangements of the stage; the city takes all that is left. */
export const layouts = {
  city: rows('"city" minmax(min-content, 1fr)'),
  /** From the bid to the whiskey four places close the city at the top. */
  favours: rows('"places" min-content "city" minmax(min-content, 1fr)'),
  /** The pool hall, over the sky. */
  hall: rows('"hall" min-content "city" minmax(84px, 1fr)'),
  /** A gunfight, or the orders for one. */
  room: rows('"room" minmax(min-content, 1fr)'),
} as const satisfies Record<string, BoardLayout>;

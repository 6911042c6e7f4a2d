import { type BoardLayout, columnOf, type Heights } from "../board/layout.ts";

/** Of a man on the pavement (rival), and of the bosses' line. */
const HEIGHTS: Heights = {
  phone: { rival: "44px", line: "40px", low: { rival: "36px", line: "34px" } },
  tablet: { rival: "88px", line: "52px", low: { rival: "44px", line: "40px" } },
  desk: { rival: "112px", line: "48px", low: { rival: "64px", line: "40px" } },
  wide: { rival: "132px", line: "56px", low: { rival: "64px", line: "40px" } },
};

const rows = (elsewhere: string, phone?: string) => columnOf(HEIGHTS, elsewhere, phone);

/** The part of the board that the question is about gets the room. */
export const layouts = {
  /** The alley above the street of jobs. */
  street: rows('"alley" 40fr "town" 60fr', '"alley" 34fr "town" 66fr'),
  /** Behind a door. */
  room: rows('"alley" 1fr'),
  /** Where somebody is sent. */
  jobs: rows('"town" 1fr'),
} as const satisfies Record<string, BoardLayout>;

export type Phase = keyof typeof layouts;

import { type BoardLayout, columnOf, type Heights } from "../board/layout.ts";

/** Of a face in the room (mine), of a man on the pavement (rival), of the bosses' line. */
const HEIGHTS: Heights = {
  phone: { mine: "104px", rival: "44px", line: "40px", low: { mine: "84px", rival: "36px", line: "34px" } },
  tablet: { mine: "220px", rival: "88px", line: "52px", low: { mine: "96px", rival: "44px", line: "40px" } },
  desk: { mine: "192px", rival: "112px", line: "48px", low: { mine: "112px", rival: "64px", line: "40px" } },
  wide: { mine: "240px", rival: "132px", line: "56px", low: { mine: "112px", rival: "64px", line: "40px" } },
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

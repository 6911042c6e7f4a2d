import type { Arrangement, BoardLayout, Size } from "../board/layout.ts";

/** Heights: of a face in the room (mine), of a man on the pavement (rival), of the bosses' line. */
type Heights = Pick<Arrangement, "mine" | "rival" | "line">;

const HEIGHTS: Readonly<Record<Size, Heights & { readonly low: Heights }>> = {
  phone: { mine: "104px", rival: "44px", line: "40px", low: { mine: "84px", rival: "36px", line: "34px" } },
  tablet: { mine: "136px", rival: "88px", line: "52px", low: { mine: "96px", rival: "44px", line: "40px" } },
  desk: { mine: "160px", rival: "112px", line: "48px", low: { mine: "112px", rival: "64px", line: "40px" } },
  wide: { mine: "184px", rival: "132px", line: "56px", low: { mine: "112px", rival: "64px", line: "40px" } },
};

/** A layout with the same rows at every size, except on a phone. */
function rows(elsewhere: string, phone = elsewhere): BoardLayout {
  const at = (size: Size, heights: string) => {
    return { ...HEIGHTS[size], grid: `${heights} / minmax(0, 1fr)`, fits: true as const };
  };
  const [tablet, desk, wide] = [at("tablet", elsewhere), at("desk", elsewhere), at("wide", elsewhere)];
  return { phone: at("phone", phone), tablet, desk, wide };
}

/** The part of the board that the question is about gets the room. */
export const layouts = {
  /** The alley above the street of jobs. */
  street: rows('"alley" 40fr "town" 60fr', '"alley" 34fr "town" 66fr'),
  /** Behind a door. */
  room: rows('"alley" 1fr'),
  /** Where somebody is sent: the found ones in a strip, and the jobs. */
  jobs: rows('"alley" auto "town" 1fr'),
} as const satisfies Record<string, BoardLayout>;

export type Phase = keyof typeof layouts;

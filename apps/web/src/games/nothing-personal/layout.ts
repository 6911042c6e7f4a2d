import type { BoardLayout } from "../board/layout.ts";

const COLUMN = "minmax(0, 1fr)";
/** The families' tags above the pyramid, who is off it below. */
const stacked = (tags: string, off: string) => ({
  grid: `"families" ${tags} "pyramid" ${COLUMN} "off" ${off} / ${COLUMN}`,
  fits: true as const,
});
/** Beside it. */
const beside = (side: string) => ({
  grid: `"families pyramid off" ${COLUMN} / ${side} ${COLUMN} ${side}`,
  fits: true as const,
});

/**
 * The pyramid has the same place whatever is asked. Heights: of a face in a chair (mine), of a family's (rival), of an
 * associate's (line).
 */
export const layout: BoardLayout = {
  phone: {
    ...stacked("56px", "52px"),
    mine: "clamp(38px, min(25cqh - 88px, 13cqw), 56px)",
    rival: "32px",
    line: "42px",
    low: {
      ...stacked("44px", "44px"),
      mine: "clamp(30px, min(25cqh - 62px, 13cqw), 48px)",
      rival: "26px",
      line: "36px",
    },
  },
  tablet: {
    ...stacked("64px", "88px"),
    mine: "clamp(44px, 25cqh - 96px, 96px)",
    rival: "40px",
    line: "68px",
    low: { ...beside("132px"), mine: "clamp(30px, 25cqh - 46px, 56px)", rival: "28px", line: "36px" },
  },
  desk: {
    ...beside("clamp(132px, 18cqw, 200px)"),
    mine: "clamp(40px, min(25cqh - 68px, 8cqw), 88px)",
    rival: "clamp(32px, 9cqh, 60px)",
    line: "clamp(44px, 11cqh, 76px)",
    low: { mine: "clamp(30px, 25cqh - 46px, 56px)", rival: "28px", line: "40px" },
  },
  wide: {
    ...beside("260px"),
    mine: "clamp(56px, 25cqh - 84px, 116px)",
    rival: "clamp(40px, 9cqh, 80px)",
    line: "clamp(44px, 12cqh, 104px)",
    low: { ...beside("200px"), mine: "clamp(30px, 25cqh - 46px, 56px)", rival: "28px", line: "40px" },
  },
};

import type { Arrangement, BoardLayout } from "../board/layout.ts";

const COLUMN = "minmax(0, 1fr)";
/** The face in a chair, beside his plate: as high as the chair's step leaves it. */
const CHAIR = "min(100cqh - 20px, 38cqw)";

/** The families' tags above the pyramid, who is off it below. */
const stacked = (tags: string, off: string, rival: string): Arrangement => ({
  grid: `"families" ${tags} "pyramid" ${COLUMN} "off" ${off} / ${COLUMN}`,
  fits: true,
  mine: CHAIR,
  rival,
});

/** Beside it. */
const beside = (side: string, rival: string): Arrangement => ({
  grid: `"families pyramid off" ${COLUMN} / ${side} ${COLUMN} ${side}`,
  fits: true,
  mine: CHAIR,
  rival,
});

/** The face on a tag of a column that the families share. */
const SHARED = "clamp(28px, min(92cqh / var(--families) - 72px, 9cqw), 140px)";

/** The pyramid has the same place whatever is asked. Heights: of a face in a chair (mine), and on a family's tag (rival). */
export const layout: BoardLayout = {
  phone: { ...stacked("56px", "52px", "30px"), low: stacked("56px", "44px", "25px") },
  tablet: { ...stacked("64px", "104px", "48px"), low: stacked("48px", "40px", "26px") },
  desk: beside("clamp(132px, 18cqw, 200px)", SHARED),
  wide: { ...beside("260px", SHARED), low: beside("200px", SHARED) },
};

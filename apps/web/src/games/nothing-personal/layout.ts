import type { Arrangement, BoardLayout } from "../board/layout.ts";

const COLUMN = "minmax(0, 1fr)";
/** The families' tags above the pyramid, who is off it below. */
const stacked = (tags: string, off: string, rival: string): Arrangement => ({
  grid: `"families" ${tags} "pyramid" ${COLUMN} "off" ${off} / ${COLUMN}`,
  fits: true,
  mine: "auto",
  rival,
});

/** Beside it. */
const beside = (side: string, rival: string): Arrangement => ({
  grid: `"families pyramid off" ${COLUMN} / ${side} ${COLUMN} ${side}`,
  fits: true,
  mine: "auto",
  rival,
});

/** The face on a tag of a row. */
const ON_TAG = "min(30px, 33cqw / var(--families))";
/** The face on a tag of a column that the families share. */
const SHARED = "clamp(28px, min(92cqh / var(--families) - 72px, 9cqw), 140px)";

/** The pyramid has the same place whatever is asked. A face in a chair is as high as its step leaves it; `rival`: one on a family's tag. */
export const layout: BoardLayout = {
  phone: { ...stacked("60px", "52px", ON_TAG), low: stacked("60px", "44px", ON_TAG) },
  tablet: { ...stacked("64px", "88px", "40px"), low: stacked("52px", "44px", "26px") },
  desk: beside("clamp(132px, 18cqw, 200px)", SHARED),
  wide: { ...beside("260px", SHARED), low: beside("200px", SHARED) },
};

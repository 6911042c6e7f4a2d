import type { BoardLayout } from "../board/layout.ts";

const COLUMN = "minmax(0, 1fr)";
/** The wall before rivals and me: it takes all that they leave, and at least this. */
const stacked = (wall: string) => `"wall" minmax(${wall}, 1fr) "rivals" auto / ${COLUMN}`;
/** The wall beside my rivals, as high as the board. */
const beside = (wall: string, rivals: string) => ({
  grid: `"wall rivals" ${COLUMN} / ${wall} minmax(0, ${rivals})`,
  fits: true as const,
});

/** The wall, the rivals as hat racks or in pictures, and my own mob at the near edge. */
export const layout: BoardLayout = {
  // It changes with every pixel of height, never at once: then all that is on it would be styled anew.
  phone: {
    grid: stacked("calc(28px + var(--lines) * 58px)"),
    folds: true,
    mine: "clamp(36px, 8.6cqh, 46px)",
    rival: "min(42px, 34cqh / var(--rivals))",
    line: "min(36px, 7.2cqh, 37cqh / var(--rivals))",
  },
  tablet: {
    grid: stacked("120px"),
    mine: "clamp(44px, 9.5cqh, 72px)",
    rival: "clamp(38px, calc(26cqh / var(--rivals)), 62px)",
    low: { ...beside("56fr", "44fr"), folds: true, mine: "44px", rival: "40px", line: "30px" },
  },
  desk: {
    ...beside("62fr", "38fr"),
    mine: "clamp(52px, 13cqh, 96px)",
    rival: "clamp(36px, calc(44cqh / var(--rivals)), 84px)",
    low: { mine: "46px" },
  },
  wide: {
    ...beside("62fr", "38fr"),
    mine: "clamp(64px, 13cqh, 112px)",
    rival: "clamp(40px, calc(46cqh / var(--rivals)), 110px)",
    low: { mine: "46px" },
  },
};

/** With few rivals, a phone that is high enough shows their men in pictures, too. */
export const fewRivals: BoardLayout = {
  ...layout,
  phone: { ...layout.phone, folds: false, low: layout.phone },
};

const alone = { grid: `"wall" 1fr / ${COLUMN}`, mine: "0px", rival: "0px" };

/** Until the mobs are dealt, the wall has their posters and nobody is before it. */
export const posters: BoardLayout = { phone: alone, tablet: alone, desk: alone, wide: alone };

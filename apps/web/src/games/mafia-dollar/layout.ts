import type { BoardLayout } from "../board/layout.ts";

const COLUMN = "minmax(0, 1fr)";
/** The far pavement, and the road before it. What is left makes the houses higher. */
const street = (far: string, road: string) => `"rivals" ${far} "road" ${road} / ${COLUMN}`;

/** One street: rivals along the far pavement, the piles on the road, mine along the near pavement. */
export const layout: BoardLayout = {
  phone: {
    grid: street("minmax(176px, 1fr)", "auto"),
    folds: true,
    mine: "clamp(72px, 13cqh, 96px)",
    rival: "clamp(52px, 9cqh, 64px)",
    low: { grid: street("minmax(124px, 1fr)", "auto"), mine: "56px", rival: "44px" },
  },
  tablet: {
    grid: street(COLUMN, "auto"),
    fits: true,
    mine: "clamp(96px, 21cqh - 1.6cqh * var(--rivals), 164px)",
    rival: "clamp(52px, calc(17cqh / var(--rows)), 132px)",
    low: { mine: "64px", rival: "44px" },
  },
  desk: {
    grid: street(COLUMN, "auto"),
    fits: true,
    mine: "clamp(84px, 21cqh - 1cqh * var(--rivals), 144px)",
    rival: "clamp(56px, 15.5cqh - 1.1cqh * var(--rivals), 116px)",
    low: { mine: "64px", rival: "48px" },
  },
  wide: {
    grid: street(COLUMN, "auto"),
    fits: true,
    mine: "clamp(96px, 21cqh - 1cqh * var(--rivals), 168px)",
    rival: "clamp(68px, 19cqh - 1.5cqh * var(--rivals), 150px)",
    low: { mine: "64px", rival: "48px" },
  },
};

/** While things lie on the road to choose from, they have the room of the houses. */
const busy = (at: BoardLayout["phone"]): BoardLayout["phone"] => {
  const grid = street("auto", COLUMN);
  return { ...at, grid, low: { ...at.low, grid } };
};

/** The street while one trades, or chooses rackets. */
export const trading: BoardLayout = {
  phone: busy(layout.phone),
  tablet: busy(layout.tablet),
  desk: busy(layout.desk),
  wide: busy(layout.wide),
};

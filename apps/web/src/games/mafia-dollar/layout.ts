import type { BoardLayout } from "../board/layout.ts";

/** One street: rivals along the far pavement, the piles on the road, mine along the near pavement. */
const street = (far = "minmax(0, 1fr)") => `"rivals" ${far} "road" auto / minmax(0, 1fr)`;

/** A street as high as the board; the sky takes the height that houses and road leave. */
const at = (mine: string, rival: string, lowRival: string): BoardLayout["desk"] => ({
  grid: street(),
  fits: true,
  mine,
  rival,
  low: { mine: "64px", rival: lowRival },
});

export const layout: BoardLayout = {
  phone: {
    grid: street("minmax(176px, 1fr)"),
    folds: true,
    mine: "clamp(72px, 13cqh, 96px)",
    rival: "clamp(52px, 10.5cqh, 72px)",
    low: { grid: street("minmax(108px, 1fr)"), mine: "44px", rival: "40px" },
  },
  tablet: at(
    "clamp(96px, 21cqh - 1.6cqh * var(--rivals), 164px)",
    "clamp(52px, min(17cqh / var(--rows), 32cqw / var(--across)), 132px)",
    "44px",
  ),
  desk: at(
    "clamp(84px, 19cqh - 0.8cqh * var(--rivals), 144px)",
    "clamp(56px, 14.5cqh - 1cqh * var(--rivals), 116px)",
    "48px",
  ),
  wide: at(
    "clamp(96px, 19cqh - 0.8cqh * var(--rivals), 160px)",
    "clamp(68px, 17cqh - 1.2cqh * var(--rivals), 140px)",
    "48px",
  ),
};

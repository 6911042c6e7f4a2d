/** Figures of what would happen, no finer than they are known. */
import type { Report } from "./fight-forecast-worker.ts";

type FightOdds = NonNullable<Report["forecast"]>["fights"][number];

const STEP = 5;

/** A share from 0 to 1 in percent, to the nearest 5; a small rest is never called nothing, nor nearly all of it all. */
export function aboutPercent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(100 - STEP, Math.max(STEP, Math.round((share * 100) / STEP) * STEP));
}

const HUNDREDS = 100;

/** A change in dollars, to the nearest hundred. */
export function changeOf(dollars: number): { readonly sign: "up" | "down" | "none"; readonly money: number } {
  const money = Math.round(Math.abs(dollars) / HUNDREDS) * HUNDREDS;
  return { sign: money === 0 ? "none" : dollars > 0 ? "up" : "down", money };
}

/** How many people the reader and all others lose for good, to a tenth. */
export function lossesOf(
  { sides }: Pick<FightOdds, "sides">,
  viewer: number | null,
): { readonly mine: number; readonly theirs: number } {
  const sum = (isMine: boolean) =>
    sides.filter(({ seat }) => (seat === viewer) === isMine).reduce((all, { lost }) => all + lost, 0);
  const tenth = (count: number) => Math.round(count * 10) / 10;
  return { mine: tenth(sum(true)), theirs: tenth(sum(false)) };
}

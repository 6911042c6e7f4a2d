import type { Reporter, TestModule } from "vitest/node";
import { type Figures, WAYS } from "./ways.ts";

/** The number of people that `pace.sim.ts` seats. */
const PEOPLE = 4;

/** Prints the figures of each game's matches, for each way of playing. */
export class PaceReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const played = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => test.meta().pace ?? []),
    );
    for (const game of new Set(played.map((one) => one.game))) {
      const figuresOf = (way: string) =>
        played.flatMap((one) => (one.game === game && one.way === way ? [one.figures] : []));
      const book = mean(figuresOf(WAYS[0].name), ({ days }) => days);
      for (const { name } of WAYS) {
        const figures = figuresOf(name);
        if (figures.length > 0) process.stdout.write(`${game}, ${name}: ${told(figures, book)}\n`);
      }
    }
  }
}

function told(figures: readonly Figures[], daysByTheBook: number): string {
  const days = mean(figures, (one) => one.days);
  const messages = figures.flatMap((one) => one.messages);
  const perDay = mean(figures, (one) => sum(one.messages) / (one.days * PEOPLE));
  return [
    `${days.toFixed(1)} ± ${margin(figures.map((one) => one.days)).toFixed(1)} days (${figures.map((one) => one.days.toFixed(1)).join(", ")})`,
    // Nothing where those by the book were left out.
    ...(Number.isNaN(daysByTheBook)
      ? []
      : [`${Math.round((100 * days) / daysByTheBook)} % of those by the book`]),
    `${mean(figures, (one) => one.visits).toFixed(0)} visits, ${visitsATurn(figures).toFixed(2)} for each own turn`,
    `${mean(figures, (one) => one.answers).toFixed(0)} answers`,
    `${sum(figures.map((one) => one.byTheClock))} by the clock (${sum(figures.map((one) => one.byTheClockAsleep))} asleep)`,
    `messages per person and day: ${perDay.toFixed(1)}, at most ${Math.max(...messages)}`,
  ].join("; ");
}

/** The goal is at most 1.15: nobody comes but for what they must have seen first. */
const visitsATurn = (figures: readonly Figures[]) =>
  sum(figures.map((one) => one.visits)) / sum(figures.map((one) => one.ownTurns));

/** Student's t for 95 %, by the number of matches. */
const T_95 = [0, 0, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];

/** The mean of matches like these lies within this of the mean of these, in 95 of 100 cases. */
function margin(all: readonly number[]): number {
  if (all.length < 2) return 0;
  const middle = mean(all, (one) => one);
  const variance = sum(all.map((one) => (one - middle) ** 2)) / (all.length - 1);
  return (T_95[all.length] ?? 1.96) * Math.sqrt(variance / all.length);
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
const mean = <T>(all: readonly T[], of: (one: T) => number) => sum(all.map(of)) / all.length;

/** Times two things side by side in turns, so that whatever else the machine does slows both alike. */

export interface Timed {
  readonly name: string;
  readonly act: () => unknown;
  /** Tidies up after `act`, off the clock. */
  readonly after?: () => unknown;
}

/** Median milliseconds of each of `things` over `rounds` rounds, after `rounds / 5` rounds to warm up. */
export async function sideBySide(things: readonly Timed[], rounds: number): Promise<Map<string, number>> {
  const times = new Map(things.map(({ name }) => [name, [] as number[]]));
  for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
    for (const { name, act, after } of things) {
      const started = performance.now();
      await act();
      if (round >= 0) times.get(name)?.push(performance.now() - started);
      await after?.();
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

/** Milliseconds. The system counts a thread's time in steps of some, and a turn is to have many of those. */
const TURN = 40;

/**
 * Mean milliseconds of a processor that each of `things` takes this thread, in as many turns as `rounds`, after
 * `rounds / 5` to warm up: for what only computes. Whatever else the machine does then counts for nothing.
 */
export function processorTime(
  things: readonly { readonly name: string; readonly act: () => unknown }[],
  rounds: number,
): Map<string, number> {
  const sums = new Map(things.map(({ name }) => [name, { millis: 0, times: 0 }]));
  for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
    for (const { name, act } of things) {
      const sum = sums.get(name) ?? { millis: 0, times: 0 };
      const before = process.threadCpuUsage();
      const ends = performance.now() + TURN;
      let times = 0;
      for (; performance.now() < ends; times++) act();
      const { user, system } = process.threadCpuUsage(before);
      if (round < 0) continue;
      sum.millis += (user + system) / 1000;
      sum.times += times;
    }
  }
  return new Map([...sums].map(([name, { millis, times }]) => [name, millis / times]));
}

/** The source of a figure, apart from the numbers themselves. */
export function detail(text: string): void {
  console.error(text);
}

/** Prints the times, each as a ratio to the first. */
export function report(title: string, times: ReadonlyMap<string, number>): void {
  const [first = 0] = times.values();
  detail(`\n${title}`);
  for (const [name, value] of times) {
    detail(`  ${name.padEnd(52)} ${value.toFixed(3).padStart(9)} ms  ×${(value / first).toFixed(2)}`);
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The least of the values that this share of them, from 0 to 1, does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

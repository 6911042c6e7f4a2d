/** One thing that is measured as a count or a ratio, and what it is to be at most, or at least. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly goal: number;
  readonly holds: boolean;
  /** `value` is to be no less than `goal`; absent: no more. */
  readonly isLeast?: true;
  /** Why it does not hold, in a sentence. */
  readonly why?: string;
}

/** A row that holds when `value` is not above `goal`. `why`: what is in the way, where it is known not to hold. */
export function atMost(goal: number, name: string, value: number, why?: string): Row {
  const rounded = Math.round(value * 100) / 100;
  const holds = rounded <= goal;
  return { name, value: rounded, goal, holds, ...(!holds && why !== undefined && { why }) };
}

/** A row that holds when `value` is not below `goal`. */
export function atLeast(goal: number, name: string, value: number, why?: string): Row {
  const rounded = Math.round(value * 100) / 100;
  const holds = value >= goal;
  return { name, value: rounded, goal, holds, isLeast: true, ...(!holds && why !== undefined && { why }) };
}

/** The rows as people read them. */
export function printed(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, value, goal, holds, isLeast, why }) =>
        `${holds ? "holds" : "     "}  ${name.padEnd(width)}  ${value.toFixed(2).padStart(8)}  at ${isLeast ? "least" : "most"} ${goal}` +
        (why === undefined ? "" : `\n       ${why}`),
    )
    .join("\n");
}

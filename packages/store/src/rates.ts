/** A counter's position in its running window. */
interface RateCount {
  /** Calls in this window, the present one included. */
  readonly count: number;
  /** When the window ends and the count starts again (ISO). */
  readonly resetsAt: string;
}

export interface RateStore {
  /** Counts one call under `key` in the present window of `windowSeconds`; atomic. */
  increment(key: string, windowSeconds: number): Promise<RateCount>;
}

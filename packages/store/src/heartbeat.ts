/** Whether somebody looks after what is due, and since when. */
export interface Heartbeat {
  /** Notes that the house is awake at `now`. */
  beat(now: Date, longestPauseSeconds: number): Promise<Pulse>;
}

/** ISO times. */
export interface Pulse {
  /**
   * Since when the house is awake without a longer pause: `now` itself after one, or when nothing was noted before.
   * What fell due earlier fell due while it slept.
   */
  readonly awakeSince: string;
}

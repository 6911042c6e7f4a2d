/** Whether due work is being done, and since when. */
export interface Heartbeat {
  /** Notes that the service is awake at `now`. */
  beat(now: Date, longestPauseSeconds: number): Promise<Pulse>;
}

/** ISO times. */
export interface Pulse {
  /**
   * The time since when the service has been awake without a longer pause. It is `now` itself after a pause, or if
   * nothing was noted before. Work that fell due earlier fell due while the service slept.
   */
  readonly awakeSince: string;
}

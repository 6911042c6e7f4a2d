/** Whether somebody looks after what is due, and since when. */
export interface Heartbeat {
  /**
   * Notes that the house is awake at `now`. Gives the ISO time since when it has been so without a longer pause:
   * `now` itself after one, or when nothing was noted before. What fell due earlier fell due while it slept.
   */
  beat(now: Date, longestPauseSeconds: number): Promise<string>;
}

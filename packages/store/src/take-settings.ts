/** How due things are taken out of their queue. */
export interface TakeSettings {
  /** How long each is left to whoever takes it; else as long as the queue says. */
  readonly leaseSeconds?: number;
  /** Hears of what newer code has written: it is left alone for an hour, and is not given out. */
  readonly onUnreadable?: (key: string, error: unknown) => void;
}

/** How due items are taken out of their queue. */
export interface TakeSettings {
  /** How long each stays with its taker; by default, as long as the queue says. */
  readonly leaseSeconds?: number;
  /** Is told of items that newer code has written. Such an item is left alone for an hour, and is not given out. */
  readonly onUnreadable?: (key: string, error: unknown) => void;
}

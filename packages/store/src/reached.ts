/** The fate of the last messages to somebody by one channel. */
export interface ChannelNews {
  /** ISO time when its carrier last took one; null: none within the time for which this is remembered. */
  readonly toldAt: string | null;
  /** Why a later one was not taken, named by the service, and when; null: there was none. */
  readonly failed: { readonly at: string; readonly why: string } | null;
}

/** When and by which channels people were last reached, for their own eyes; remembered for 90 days. */
export interface ReachedStore {
  /** By the names of channels. Channels without news are left out. */
  get(userId: string): Promise<ReadonlyMap<string, ChannelNews>>;
  /** A carrier took a message, so earlier failures no longer matter. */
  delivered(userId: string, channel: string, at: string): Promise<void>;
  failed(userId: string, channel: string, failure: NonNullable<ChannelNews["failed"]>): Promise<void>;
  /**
   * Puts back the time `before` (null: none) over that of a message that was settled, and that no carrier took: settling
   * notes the time at once.
   */
  notTold(userId: string, channel: string, before: string | null): Promise<void>;
  forget(userId: string): Promise<void>;
}

import type { ClaimedWork } from "./due.ts";
import type { Notification } from "./notifications.ts";
import type { ClaimedDelivery } from "./outbox.ts";
import type { TakeSettings } from "./take-settings.ts";

/** A person whose noted notifications are due to be told. */
export interface DueReader {
  readonly userId: string;
  /** The notifications that are due, oldest first. There may be more that are not due yet. */
  readonly notifications: readonly Notification[];
  /** ISO time since when. */
  readonly at: string;
  /** How often it was put off. */
  readonly attempts: number;
}

/** The due items. Work and deliveries belong to the taker from here on. */
export interface Taken {
  readonly work: readonly ClaimedWork[];
  readonly deliveries: readonly ClaimedDelivery[];
  /** Nobody holds these: the first to settle their notifications has told them. */
  readonly readers: readonly DueReader[];
  /** There may be more that is due. */
  readonly isMore: boolean;
}

/** Everything that waits for a time, in one line: work, notifications and deliveries. */
export interface Queue {
  /**
   * Takes up to `limit` items that are due at `now`, oldest first, each under a lease (work 60 s, deliveries 120 s
   * unless told otherwise).
   */
  take(now: Date, limit: number, settings?: TakeSettings): Promise<Taken>;
}

import type { ClaimedWork } from "./due.ts";
import type { Notification } from "./notifications.ts";
import type { ClaimedDelivery } from "./outbox.ts";
import type { TakeSettings } from "./take-settings.ts";

/** Somebody for whom it is time to be told what was noted for them. */
export interface DueReader {
  readonly userId: string;
  /** What is due of it; there may be more that is not. Oldest first. */
  readonly notifications: readonly Notification[];
  /** ISO time since when. */
  readonly at: string;
  /** How often it was put off. */
  readonly attempts: number;
}

/** What was due. Work and deliveries are in the taker's hands from here on. */
export interface Taken {
  readonly work: readonly ClaimedWork[];
  readonly deliveries: readonly ClaimedDelivery[];
  /** In nobody's hands: whoever settles their notifications first has told them. */
  readonly readers: readonly DueReader[];
  /** There may be more that is due. */
  readonly isMore: boolean;
}

/** Everything that waits for a time, in one line: work, notifications and deliveries. */
export interface Queue {
  /** Takes up to `limit` of what is due at `now`, oldest first, each under a lease (work 60 s, deliveries 120 s unless told). */
  take(now: Date, limit: number, settings?: TakeSettings): Promise<Taken>;
}

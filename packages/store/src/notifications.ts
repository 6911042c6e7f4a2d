import type { About, Delivery } from "./outbox.ts";

/** Something that a user is to be told. One per kind, match and key. */
export interface Notification extends About {
  readonly userId: string;
  /** ISO time at which it was noted. */
  readonly at: string;
}

/** What becomes of some notifications of a user. */
export interface Settlement {
  readonly userId: string;
  /** Told by the deliveries, or not to be told any more: they are gone from here on. */
  readonly notifications: readonly Notification[];
  /** By match, what its row on the user's desk says from here on that they were told. The rows are there. */
  readonly notified: ReadonlyMap<string, readonly string[]>;
  /** Due at once. */
  readonly deliveries: readonly Delivery[];
}

/** So many notifications and deliveries may be settled at once. */
export const mostSettledAtOnce = { notifications: 40, deliveries: 20 };

export interface NotificationStore {
  /** Keeps it; a second one of the same kind, match and key changes nothing. Says whether it is new. */
  put(notification: Notification): Promise<boolean>;
  /** All notifications of a user, oldest first. */
  list(userId: string): Promise<Notification[]>;
  /** Deletes what a user was to be told, of all matches or of one. */
  forget(userId: string, matchId?: string): Promise<void>;
  /** All of it or nothing: false when somebody else has settled one of them, or a row is gone, meanwhile. */
  settle(settlement: Settlement): Promise<boolean>;
}

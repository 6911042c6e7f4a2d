import type { About, ClaimedDelivery, Delivery } from "./outbox.ts";
import type { Profile } from "./profiles.ts";

/** Something that a user is to be told. One per kind, match and key. */
export interface Notification extends About {
  readonly userId: string;
  /** ISO time at which it was noted. */
  readonly at: string;
}

/** The fate of some notifications of a user. */
export interface Settlement {
  readonly userId: string;
  /** Told by the deliveries, or not to be told any more: they are gone from here on. */
  readonly notifications: readonly Notification[];
  /** By match, what its row on the user's desk says from here on that they were told. The rows are there. */
  readonly notified: ReadonlyMap<string, readonly string[]>;
  /** The same of prompts that they are told about late; a match that is not in it keeps what it says. */
  readonly unheard?: ReadonlyMap<string, readonly string[]>;
  /** In the hands of whoever settles, who is to send them now. */
  readonly deliveries: readonly Delivery[];
  /** When the user was told of late, from here on; nothing is settled if it has changed since it was read as `replaces`. */
  readonly messagesAt?: { readonly at: readonly string[]; readonly replaces: readonly string[] };
}

/** Somebody, and what is noted for them, oldest first. */
export interface Reader {
  /** Undefined for somebody who is gone. */
  readonly profile: Profile | undefined;
  readonly notifications: readonly Notification[];
  /** ISO times of the last messages, oldest first. */
  readonly messagesAt: readonly string[];
}

/** So many notifications and deliveries may be settled at once. */
export const mostSettledAtOnce = { notifications: 39, deliveries: 20 };

export interface NotificationStore {
  /**
   * Keeps it until it is told, from `dueAt` (ISO) on; a second one of the same kind, match and key changes nothing. Says
   * whether it is new.
   */
  put(notification: Notification, dueAt: string): Promise<boolean>;
  /** All notifications of a user, oldest first. */
  list(userId: string): Promise<Notification[]>;
  /** The same with the user's profile: one read. */
  readerOf(userId: string): Promise<Reader>;
  /** Not now: they are due again at `at` (ISO), but for those that are settled by then. */
  putOff(notifications: readonly Notification[], at: string): Promise<void>;
  /** Deletes what a user was to be told, of all matches or of one. */
  forget(userId: string, matchId?: string): Promise<void>;
  /**
   * All of it or nothing: the deliveries, to be sent; `null` when somebody else has settled one of them, or a row is
   * gone, meanwhile.
   */
  settle(settlement: Settlement): Promise<ClaimedDelivery[] | null>;
}

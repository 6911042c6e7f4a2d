import type { About, ClaimedDelivery, Delivery } from "./outbox.ts";
import type { Profile } from "./profiles.ts";

/** A message that is due to a user. One per kind, match and key. */
export interface Notification extends About {
  readonly userId: string;
  /** ISO time at which it was noted. */
  readonly at: string;
}

/** The fate of some of a user's notifications. */
export interface Settlement {
  readonly userId: string;
  /** The deliveries tell them, or they need no telling any more: they are deleted. */
  readonly notifications: readonly Notification[];
  /** By match, the new list of what its row on the user's dashboard says they were told. The rows exist. */
  readonly notified: ReadonlyMap<string, readonly string[]>;
  /** The same for prompts that they are told about late. A match that is not in it keeps its list. */
  readonly unheard?: ReadonlyMap<string, readonly string[]>;
  /** Held by the caller of settle, who must send them now. */
  readonly deliveries: readonly Delivery[];
  /**
   * The new times of the user's recent messages. Nothing is settled if they changed since they were read as `replaces`.
   * The last one is noted as the time at which the channels of the deliveries reached the user.
   */
  readonly messagesAt?: { readonly at: readonly string[]; readonly replaces: readonly string[] };
}

/** A person, and the notifications noted for them, oldest first. */
export interface Reader {
  /** Undefined for somebody who is gone. */
  readonly profile: Profile | undefined;
  readonly notifications: readonly Notification[];
  /** ISO times of the last messages, oldest first. */
  readonly messagesAt: readonly string[];
  /** By channel, the ISO time when it last reached them. */
  readonly toldAt: ReadonlyMap<string, string>;
}

/** The largest numbers of notifications and deliveries that can be settled at once. */
export const mostSettledAtOnce = { notifications: 39, deliveries: 20 };

export interface NotificationStore {
  /**
   * Keeps it until it is told, from `dueAt` (ISO) on. A second one of the same kind, match and key changes nothing.
   * Says whether it is new.
   */
  put(notification: Notification, dueAt: string): Promise<boolean>;
  /** All notifications of a user, oldest first. */
  list(userId: string): Promise<Notification[]>;
  /** The same with the user's profile: one read. */
  readerOf(userId: string): Promise<Reader>;
  /** Postpones them until `at` (ISO), except those that are settled by then. */
  putOff(notifications: readonly Notification[], at: string): Promise<void>;
  /** Deletes a user's notifications, of all matches or of one. */
  forget(userId: string, matchId?: string): Promise<void>;
  /**
   * All of it or nothing. Returns the deliveries, to be sent; `null` if somebody else has settled one of the
   * notifications meanwhile, or a row is gone.
   */
  settle(settlement: Settlement): Promise<ClaimedDelivery[] | null>;
}

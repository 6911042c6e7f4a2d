import type { Json } from "./json.ts";

/** Names the subject of a message, without any of its words: a notification, whose item may be gone already. */
export interface About {
  /** Named by the service. */
  readonly kind: string;
  readonly matchId: string;
  /** Names it within kind and match, for example the prompt id. */
  readonly key: string;
}

/** One message on one channel, ready to be sent. */
export interface Delivery {
  /** The service names it, and knows how to send it. */
  readonly channel: string;
  /** The receiver's address on the channel. */
  readonly to: string;
  /** The payload for the channel's carrier. Absent if it is made when it is sent, from the subject of the delivery. */
  readonly payload?: Json;
  /** The user it goes to, if it goes to one. */
  readonly userId?: string;
  /** Named by the service, for figures. */
  readonly kind: string;
  /** Two deliveries with the same key are one. */
  readonly dedupeKey: string;
  /** ISO time after which it is of no use to its reader; absent if it always is. */
  readonly validUntil?: string;
  /** The notifications that it tells, if they are still true when it is sent. */
  readonly about?: readonly About[];
  /** Opens the short links in it. Its dedupe key is made from it. */
  readonly linkSecret?: string;
  /** The word of its reader's keys when it was made: with another word its links are void. */
  readonly word?: string;
}

/** `dead`: given up after failures. `dropped`: not to be sent any more, without any failure. */
export type OutboxStatus = "queued" | "sending" | "sent" | "dead" | "dropped";

/**
 * A delivery and its status; kept for 30 days, or for 90 with short links in it. When it is sent or dropped, only that
 * fact is kept, and where its short links lead: its address, its payload, their secret and its earlier failures are
 * deleted.
 */
export interface OutboxEntry extends Delivery {
  readonly status: OutboxStatus;
  /** How often it was taken for sending. */
  readonly attempts: number;
  /** ISO times. */
  readonly createdAt: string;
  readonly nextAttemptAt?: string;
  readonly sentAt?: string;
  readonly leaseUntil?: string;
  /** Why the last attempt failed, or why it was dropped. */
  readonly lastError?: string;
}

/** An entry taken by one sender; `lease` names the claim. */
export interface ClaimedDelivery extends OutboxEntry {
  readonly lease: string;
}

/** Somebody as deliveries know them. */
export interface Recipient {
  readonly userId: string;
  /** Null for guests. */
  readonly email: string | null;
}

/** The next step after a failed attempt: try again at an ISO time, or give up. */
export type OutboxRetry = { readonly retryAt: string } | { readonly dead: true };

export interface Outbox {
  /** Queues it, due at once or at `sendAt` (ISO); says false if its dedupe key is already known. */
  enqueue(delivery: Delivery, sendAt?: string): Promise<boolean>;
  /**
   * Gives it to the caller, who must send it now. After 120 s anybody may take it. `undefined` if its dedupe key is
   * already known.
   */
  hold(delivery: Delivery): Promise<ClaimedDelivery | undefined>;
  /** Marks it sent, whoever holds the lease now. */
  markSent(claim: ClaimedDelivery): Promise<void>;
  /** Marks a failure. Changes nothing if somebody else has taken it meanwhile. */
  markFailed(claim: ClaimedDelivery, error: string, retry: OutboxRetry): Promise<void>;
  /**
   * Marks it as not to be sent any more, for a short reason. Changes nothing if somebody else has taken it meanwhile.
   */
  markDropped(claim: ClaimedDelivery, reason: string): Promise<void>;
  get(dedupeKey: string): Promise<OutboxEntry | undefined>;
  /** Forgets every unsent delivery to this user or address, given up or not; says how many there were. */
  deleteAllOf(who: Recipient): Promise<number>;
}

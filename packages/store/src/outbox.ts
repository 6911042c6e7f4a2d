import type { Notice } from "./notices.ts";
import type { TakeSettings } from "./take-settings.ts";

/** What a message tells, without a word of it: a notice, of which the item itself may be gone. */
export type Matter = Pick<Notice, "kind" | "matchId" | "key">;

/** An email, ready to be sent. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The user it goes to, when it goes to one. */
  readonly userId?: string;
  /** Named by the service, for figures and preferences. */
  readonly kind: string;
  /** Two messages with the same key are one. */
  readonly dedupeKey: string;
  /** ISO time after which it is of no use to its reader; absent where it is always of use. */
  readonly validUntil?: string;
  /** What it tells, so that whoever sends it later can see whether that is still true. */
  readonly about?: readonly Matter[];
}

/** `dead`: given up after failures. `dropped`: not to be sent any more, which is nobody's failure. */
export type OutboxStatus = "queued" | "sending" | "sent" | "dead" | "dropped";

/**
 * A message and what became of it; kept for 30 days. Of one that is sent or dropped only the knowledge that
 * it was is kept: recipient, subject, text, headers, and what went wrong before it was sent, are gone from then on.
 */
export interface OutboxEntry extends OutboxMessage {
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
export interface ClaimedMessage extends OutboxEntry {
  readonly lease: string;
}

/** Somebody as mail knows them. */
export interface Recipient {
  readonly userId: string;
  /** Null for guests. */
  readonly email: string | null;
}

/** What to do after a failed attempt: try again at an ISO time, or give up. */
export type OutboxRetry = { readonly retryAt: string } | { readonly dead: true };

export interface Outbox {
  /** Queues the message, due at once or at `sendAt` (ISO); says false if its dedupe key is already known. */
  enqueue(message: OutboxMessage, sendAt?: string): Promise<boolean>;
  /** Takes up to `limit` due messages, oldest first, each under a lease (120 s unless told). */
  claimDue(now: Date, limit: number, settings?: TakeSettings): Promise<ClaimedMessage[]>;
  /** Sent, whoever holds the lease by now. */
  markSent(claim: ClaimedMessage): Promise<void>;
  /** Failed: changes nothing if somebody else has taken the message meanwhile. */
  markFailed(claim: ClaimedMessage, error: string, retry: OutboxRetry): Promise<void>;
  /** Not to be sent any more, for a short reason; changes nothing if somebody else has taken it meanwhile. */
  markDropped(claim: ClaimedMessage, reason: string): Promise<void>;
  get(dedupeKey: string): Promise<OutboxEntry | undefined>;
  /** Forgets every unsent message to this user or address, given up or not; says how many there were. */
  deleteAllOf(who: Recipient): Promise<number>;
}

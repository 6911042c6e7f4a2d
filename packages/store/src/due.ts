import type { Json } from "./json.ts";
import type { TakeSettings } from "./take-settings.ts";

/** Something to be done at a time: a reminder, a deadline, a bot's turn. One per kind and key. */
export interface DueWork {
  /** Named by the service. */
  readonly kind: string;
  /** Names the work within its kind, so that it can be cancelled. */
  readonly key: string;
  /** ISO time at or after which it is to be done. */
  readonly at: string;
  readonly payload: Json;
}

/** Work taken by one runner; nobody else gets it until the lease ends. */
export interface ClaimedWork extends DueWork {
  /** How often it was taken, this time included. */
  readonly attempts: number;
  /** Names this claim; the work is given out again under another one. */
  readonly lease: string;
  /** ISO time at which others may take it. */
  readonly leaseUntil: string;
}

export interface DueStore {
  /**
   * Plans the work. The same kind, key and time twice changes nothing (not even a running claim); another
   * time replaces what was planned, unless that followed from a later record of the match than this does
   * (`seq` is the record's number): whoever plans late must not undo what was planned since.
   */
  put(work: DueWork, seq?: number): Promise<void>;
  /** Takes up to `limit` pieces that are due at `now`, oldest first, each under a lease (60 s unless told). */
  takeDue(now: Date, limit: number, settings?: TakeSettings): Promise<ClaimedWork[]>;
  /** Done: forgets the work unless it was planned anew or taken by somebody else meanwhile. */
  complete(claim: ClaimedWork): Promise<void>;
  /** Not now: gives the claim back, due at `at` (ISO), under the same exceptions. */
  reschedule(claim: ClaimedWork, at: string): Promise<void>;
  /** Forgets the work, taken or not. */
  cancel(kind: string, key: string): Promise<void>;
  get(kind: string, key: string): Promise<DueWork | undefined>;
}

/** Due work, and whether somebody has it in hand. */
export interface PlannedWork extends DueWork {
  /** How often it was taken. */
  readonly attempts: number;
  /** ISO time; absent unless it was taken and not given back. */
  readonly leaseUntil?: string;
}

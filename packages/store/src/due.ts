import type { Json } from "./json.ts";

/** Something to be done at a time: a match to look after, a deal. One per kind and key. */
export interface DueWork {
  /** Named by the service. */
  readonly kind: string;
  /** Names the work within its kind, so that it can be cancelled. */
  readonly key: string;
  /** ISO time from which it is due. */
  readonly at: string;
  readonly payload: Json;
}

/** Work taken by one runner. Nobody else gets it until the lease ends. */
export interface ClaimedWork extends DueWork {
  /** How often it was taken, including now. */
  readonly attempts: number;
  /** Names this claim; the work is given out again under another one. */
  readonly lease: string;
  /** ISO time at which others may take it. */
  readonly leaseUntil: string;
}

/** Due work, and whether a runner holds it. */
export interface ScheduledWork extends DueWork {
  /** How often it was taken. */
  readonly attempts: number;
  /** ISO time; absent unless it was taken and not given back. */
  readonly leaseUntil?: string;
}

export interface DueStore {
  /**
   * Plans the work for its time at the latest: work already planned for then or earlier stays. Work that a runner holds
   * is planned again, because the runner may have looked before the change that this follows from.
   */
  put(work: DueWork): Promise<void>;
  /** Done: forgets the work, unless it was planned again or taken by somebody else meanwhile. */
  complete(claim: ClaimedWork): Promise<void>;
  /**
   * Gives the claim back, due at `at` (ISO), under the same exceptions. The count of tries continues, unless told
   * otherwise.
   */
  reschedule(claim: ClaimedWork, at: string, attempts?: number): Promise<void>;
  /** Forgets the work, taken or not. */
  cancel(kind: string, key: string): Promise<void>;
  get(kind: string, key: string): Promise<ScheduledWork | undefined>;
}

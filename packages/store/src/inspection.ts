import type { OutboxEntry } from "./outbox.ts";

/** Lookups for a maintainer, beyond those of the service itself. */
export interface Inspection {
  readonly outbox: {
    /** Unsent deliveries: those that wait or are being sent, soonest first; or those given up, newest first. */
    list(status: "queued" | "dead", limit: number): Promise<OutboxEntry[]>;
    /** Gives a dead delivery another life, due at once, with all its attempts. False if it is not dead. */
    requeue(dedupeKey: string): Promise<boolean>;
  };
  readonly matches: {
    /** The ids of all matches, in no order. Reads the whole table. */
    listIds(): AsyncGenerator<string>;
  };
  readonly memberships: {
    /** The matches on each user's dashboard: every row there is, in no order. Reads the whole table. */
    listIds(): AsyncGenerator<{ readonly userId: string; readonly matchId: string }>;
  };
}

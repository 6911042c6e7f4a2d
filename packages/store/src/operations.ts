/**
 * Operations that a maintainer needs and that no running function may use. Some read the whole table and cost
 * accordingly; the deployed functions are not allowed to.
 */

import type { Backup } from "./backup.ts";
import type { ScheduledWork } from "./due.ts";
import { dynamoBackup } from "./dynamo/backup.ts";
import { dynamoInspection } from "./dynamo/inspection.ts";
import { dynamoMatchCopies } from "./dynamo/match-copies.ts";
import { scheduledWork } from "./dynamo/scheduled-work.ts";
import type { Inspection } from "./inspection.ts";
import type { MatchCopies } from "./match-copy.ts";
import type { StoreConnection } from "./store-connection.ts";

export interface Operations extends Inspection {
  readonly due: {
    /** Up to `limit` items that were due before a time (null: all), longest overdue first. Takes none. */
    list(before: Date | null, limit: number): Promise<ScheduledWork[]>;
  };
  readonly backup: Backup;
  readonly matchCopies: MatchCopies;
}

/** A maintainer's view of a table. */
export function operations(connection: StoreConnection): Operations {
  const settled = { now: () => new Date(), ...connection };
  const backup = dynamoBackup(settled);
  return {
    ...dynamoInspection(settled),
    due: { list: (before, limit) => scheduledWork(settled, before, limit) },
    backup,
    matchCopies: dynamoMatchCopies(backup),
  };
}

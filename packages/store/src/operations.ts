/**
 * Operations that a maintainer needs and that no running function may use. Some read the whole table and cost
 * accordingly; the deployed functions are not allowed to.
 */

import type { AddressState } from "./addresses.ts";
import type { Backup } from "./backup.ts";
import type { ScheduledWork } from "./due.ts";
import { dynamoBackup } from "./dynamo/backup.ts";
import { dynamoInspection } from "./dynamo/inspection.ts";
import { dynamoMatchCopies } from "./dynamo/match-copies.ts";
import { scheduledWork } from "./dynamo/scheduled-work.ts";
import type { Inspection } from "./inspection.ts";
import type { MatchCopies } from "./match-copy.ts";
import type { Membership } from "./memberships.ts";
import type { Notification } from "./notifications.ts";
import type { OutboxEntry, Recipient } from "./outbox.ts";
import type { Profile } from "./profiles.ts";
import { connect } from "./store.ts";
import type { StoreConnection } from "./store-connection.ts";

/** Everything that the table has about a user, apart from the rows of their account, sessions and matches. */
export interface PersonalData {
  readonly profile: Profile | undefined;
  readonly memberships: readonly Membership[];
  readonly notifications: readonly Notification[];
  /** Deliveries to them that were not sent, given up or not. */
  readonly deliveries: readonly OutboxEntry[];
  /** The knowledge about their address; undefined for guests. */
  readonly address: AddressState | undefined;
}

export interface Operations extends Inspection {
  readonly due: {
    /** Up to `limit` items that were due before a time (null: all), longest overdue first. Takes none. */
    list(before: Date | null, limit: number): Promise<ScheduledWork[]>;
  };
  readonly users: {
    /** For export, and to see that a deletion has left nothing. */
    everythingAbout(who: Recipient): Promise<PersonalData>;
  };
  readonly backup: Backup;
  readonly matchCopies: MatchCopies;
}

/** A maintainer's view of a table. */
export function operations(connection: StoreConnection): Operations {
  const store = connect(connection);
  const settled = { now: () => new Date(), ...connection };
  const { unsentTo, ...inspection } = dynamoInspection(settled);
  const backup = dynamoBackup(settled);
  return {
    ...inspection,
    due: { list: (before, limit) => scheduledWork(settled, before, limit) },
    users: {
      async everythingAbout({ userId, email }) {
        const [profile, memberships, notifications, deliveries, address] = await Promise.all([
          store.profiles.get(userId),
          store.memberships.list(userId),
          store.notifications.list(userId),
          unsentTo({ userId, email }),
          email === null ? undefined : store.addresses.get(email),
        ]);
        return { profile, memberships, notifications, deliveries, address };
      },
    },
    backup,
    matchCopies: dynamoMatchCopies(backup),
  };
}

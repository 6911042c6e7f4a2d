/**
 * What a maintainer needs and nothing that runs may use: reading the whole table costs what the whole table
 * costs, and the deployed functions are not allowed to.
 */
import type { AddressState } from "./addresses.ts";
import type { DueWork } from "./due.ts";
import { dynamoBackup } from "./dynamo/backup.ts";
import { dynamoInspection } from "./dynamo/inspection.ts";
import { dynamoMatchCopies } from "./dynamo/match-copies.ts";
import { plannedWork } from "./dynamo/planned-work.ts";
import type { MatchCopies } from "./match-copy.ts";
import type { Membership } from "./memberships.ts";
import type { Notice } from "./notices.ts";
import type { OutboxEntry, Recipient } from "./outbox.ts";
import type { Profile } from "./profiles.ts";
import { connect, type StoreConnection } from "./store.ts";

/** An item in DynamoDB's typed JSON, binaries as base64 text: a line of a backup, as the AWS CLI writes it. */
export type RawItem = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Everything that the table holds about a user, beside the rows of their account, sessions and matches. */
export interface PersonalData {
  readonly profile: Profile | undefined;
  readonly memberships: readonly Membership[];
  readonly notices: readonly Notice[];
  /** Mails to them that were not sent, given up or not. */
  readonly mails: readonly OutboxEntry[];
  /** What is known about their address; undefined for guests. */
  readonly address: AddressState | undefined;
}

export interface Inspection {
  readonly outbox: {
    /** Unsent messages: those that wait or are being sent, soonest first; or those given up, newest first. */
    list(status: "queued" | "dead", limit: number): Promise<OutboxEntry[]>;
    /** Gives a dead message another life, due at once, with all its attempts. False if it is not dead. */
    requeue(dedupeKey: string): Promise<boolean>;
  };
  readonly matches: {
    /** The ids of all matches, in no order. Reads the whole table. */
    listIds(): AsyncGenerator<string>;
  };
  readonly memberships: {
    /** Whose desk shows which match: every row there is, in no order. Reads the whole table. */
    listIds(): AsyncGenerator<{ readonly userId: string; readonly matchId: string }>;
  };
}

/** Which part of the table to read, when several readers share it. */
export interface Segment {
  readonly segment: number;
  readonly segments: number;
}

export interface PutOptions {
  /** Write into a table that holds items already; those with the same keys are replaced. */
  readonly intoFull?: boolean;
}

export interface Backup {
  /** Every item, expired ones included, in no order. Reads the whole table, or one segment of it. */
  items(part?: Segment): AsyncGenerator<RawItem>;
  /**
   * Writes items as they are and says how many. Not all or nothing: after a failure write them all again.
   * @throws StoreError `store/not-empty` unless the table is empty or `intoFull` is said; `store/unavailable`
   */
  putItems(items: AsyncIterable<RawItem> | Iterable<RawItem>, options?: PutOptions): Promise<number>;
  /** Deletes every item whose key none of these has, and says how many. Their keys are kept in memory meanwhile. */
  removeAllBut(items: AsyncIterable<RawItem> | Iterable<RawItem>): Promise<number>;
  /** Every item of a partition. */
  itemsIn(partition: string): AsyncGenerator<RawItem>;
  /** Deletes the items that have the keys of these, and says how many. */
  removeItems(items: AsyncIterable<RawItem> | Iterable<RawItem>): Promise<number>;
}

/** Due work, and whether somebody has it in hand. */
export interface PlannedWork extends DueWork {
  /** How often it was taken. */
  readonly attempts: number;
  /** ISO time; absent unless it was taken and not given back. */
  readonly leaseUntil?: string;
}

export interface Operations extends Inspection {
  readonly due: {
    /** Up to `limit` pieces that were to be done before a time (null: all), longest overdue first; takes none. */
    list(before: Date | null, limit: number): Promise<PlannedWork[]>;
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
    due: { list: (before, limit) => plannedWork(settled, before, limit) },
    users: {
      async everythingAbout({ userId, email }) {
        const [profile, memberships, notices, mails, address] = await Promise.all([
          store.profiles.get(userId),
          store.memberships.list(userId),
          store.notices.list(userId),
          unsentTo({ userId, email }),
          email === null ? undefined : store.addresses.get(email),
        ]);
        return { profile, memberships, notices, mails, address };
      },
    },
    backup,
    matchCopies: dynamoMatchCopies(backup),
  };
}

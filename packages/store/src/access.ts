/**
 * The actions of each deployed function on the table, by partition. infra makes its permissions from this list, so a
 * function that is taken over can do this and no more. `*` stands for any end of a key.
 */

type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "PartiQLInsert"
  | "PartiQLUpdate"
  | "PartiQLDelete";

export interface TableGrant {
  readonly partitions: readonly string[];
  readonly actions: readonly TableAction[];
}

export interface TableAccess {
  readonly table: readonly TableGrant[];
  /** Partitions of the index that it may query. */
  readonly index: readonly string[];
}

/** Records are appended, matches replaced; nobody changes a record in place or deletes one. */
const matches: TableGrant = {
  partitions: ["MATCH#*"],
  actions: ["BatchGetItem", "Query", "PutItem"],
};

/** Dashboard rows, notifications and the profile share a user's partition. */
const people: TableGrant = {
  partitions: ["USER#*"],
  actions: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
};

/** Rows and notifications are written together with those of other users, each under its own condition. */
const projections: TableGrant = { partitions: ["USER#*"], actions: ["PartiQLInsert", "PartiQLUpdate"] };

/**
 * A user's address by the user's id. It cannot be listed, and no session or sign-in token is in these partitions.
 */
const addressesById: TableGrant = { partitions: ["AUTH#user#*"], actions: ["BatchGetItem"] };

/** The ids of somebody's sessions: devices of ended ones get no messages. No session and no token is in there. */
const sessionIds: TableGrant = { partitions: ["AUTH#sessions-of#*"], actions: ["Query"] };

/** Pages that are open at matches: told of changes, and forgotten when they are gone. */
const openPages: TableGrant = {
  partitions: ["LIVE#*"],
  actions: ["Query", "UpdateItem", "DeleteItem"],
};

/** Everything that waits for a time. */
const queue = "DUE";

/** Whether mail still goes to an address; the key contains the address as a hash. */
const readAddresses: TableGrant = { partitions: ["ADDRESS#*"], actions: ["GetItem"] };

/** Matches are entered by them. */
const invitations: TableGrant = { partitions: ["INVITE#*"], actions: ["BatchGetItem", "PutItem"] };

/** Letters are written, read a page at a time, and marked. */
const letters: TableGrant = {
  partitions: ["TALK#*"],
  actions: ["BatchGetItem", "Query", "PutItem", "UpdateItem"],
};

const countCallers: TableGrant = { partitions: ["RATE#*"], actions: ["UpdateItem"] };

/** The addresses to which news of matches is sent. */
const webhooks = "HOOK#*";

const clubs = "CLUB#*";

/** The actions that every request needs. */
const requests: readonly TableGrant[] = [matches, people, projections, invitations, countCallers];

export const tableAccess = {
  http: {
    table: [
      ...requests,
      letters,
      addressesById,
      readAddresses,
      // Mails whose short links are opened. Those that let somebody in are not among them.
      { partitions: ["OUTBOX#email *"], actions: ["GetItem"] },
      // Sessions are found, renewed and ended.
      { partitions: ["AUTH#session*"], actions: ["BatchGetItem", "PutItem", "DeleteItem"] },
      // Matches are opened for clubs here; account handles everything else about clubs.
      { partitions: [clubs], actions: ["BatchGetItem"] },
    ],
    index: ["LOBBY#OPEN", "UNSUBSCRIBE#*"],
  },
  account: {
    table: [
      ...requests,
      { partitions: ["AUTH#*"], actions: ["BatchGetItem", "Query", "PutItem", "DeleteItem"] },
      // A person who comes in by a mail proves that mail arrives. A person who leaves is forgotten.
      { partitions: ["ADDRESS#*"], actions: ["GetItem", "PutItem", "DeleteItem"] },
      // Sign-in mails go out at once; mails to somebody who leaves are taken back.
      { partitions: ["OUTBOX#*"], actions: ["PutItem", "UpdateItem", "DeleteItem"] },
      // Letters are deleted with their writer, or move to the account that a guest becomes.
      { partitions: ["TALK#*"], actions: ["Query", "PutItem", "DeleteItem"] },
      // A webhook's address is also deleted with the account of its giver.
      { partitions: [webhooks], actions: ["BatchGetItem", "PutItem", "DeleteItem"] },
      // A test is planned here. Tick sends it, as it sends all news to webhooks.
      { partitions: ["DUE#webhook-test#*"], actions: ["PutItem"] },
      // Joining and leaving clubs, and the results that members read.
      { partitions: [clubs], actions: ["BatchGetItem", "Query", "PutItem", "DeleteItem"] },
    ],
    index: [queue, "OUTBOX#DEAD"],
  },
  stream: {
    table: [
      matches,
      people,
      projections,
      addressesById,
      openPages,
      { partitions: ["DUE#*"], actions: ["BatchGetItem", "PutItem"] },
      { partitions: [webhooks], actions: ["BatchGetItem"] },
      // The result of a match is kept for its club, if there still is one, and the next table of its season laid.
      { partitions: [clubs], actions: ["BatchGetItem", "PutItem"] },
      invitations,
    ],
    index: [],
  },
  tick: {
    table: [
      matches,
      people,
      addressesById,
      sessionIds,
      readAddresses,
      // Work is taken and finished many at a time, each under its own condition. What cannot be read is put aside.
      { partitions: ["DUE#*"], actions: ["PartiQLUpdate", "PartiQLDelete", "UpdateItem"] },
      // A person who is looking at a table gets no message about it.
      { partitions: ["LIVE#*"], actions: ["BatchGetItem"] },
      // Mails bring the letters that their reader has not seen.
      { partitions: ["TALK#*"], actions: ["BatchGetItem", "Query"] },
      { partitions: ["PULSE"], actions: ["UpdateItem"] },
      // A person who is looking at a table is not reminded of it.
      { partitions: ["LIVE#*"], actions: ["Query"] },
      { partitions: ["OUTBOX#*"], actions: ["PutItem", "UpdateItem", "PartiQLUpdate"] },
      // How much of the news was told. When a match is over, the address is forgotten.
      { partitions: [webhooks], actions: ["BatchGetItem", "PutItem", "DeleteItem"] },
    ],
    index: [queue],
  },
  live: {
    table: [openPages, { partitions: ["LIVE#*"], actions: ["PutItem"] }],
    index: ["SOCKET#*"],
  },
  feedback: {
    table: [{ partitions: ["ADDRESS#*"], actions: ["GetItem", "PutItem"] }],
    index: [],
  },
} as const satisfies Readonly<Record<string, TableAccess>>;

/** A function that uses the table. */
export type TablePart = keyof typeof tableAccess;

import type { AccountStore, StoredSession, StoredUser } from "../accounts.ts";
import { type Connection, isLive } from "../dynamo/connection.ts";
import { lookupValue } from "./lookups.ts";
import { clearUpAfterMs, type Model, rowStore, type StoredRow } from "./rows.ts";

/** As in Better Auth's schema. */
const session: Model = {
  name: "session",
  lookups: [
    { field: "token", unique: true },
    { field: "userId", unique: false },
  ],
  expiry: "expiresAt",
};
/** Not written here, so only the name is needed. */
const user: Model = { name: "user", lookups: [] };

/** Accounts and sessions in DynamoDB, as Better Auth has written them through its adapter. */
export function dynamoAccountStore(connection: Connection): AccountStore {
  const rows = rowStore(connection);

  async function userOf(id: string): Promise<StoredUser | undefined> {
    const [found] = await rows.byIds(user, [id]);
    return found?.row as StoredUser | undefined;
  }

  async function sessionOf(token: string): Promise<StoredRow | undefined> {
    const [found] = await rows.byLookup(session, "token", lookupValue(token) ?? "");
    return found;
  }

  return {
    user: userOf,

    async session(token) {
      const found = await sessionOf(token);
      if (found === undefined) return undefined;
      const owner = await userOf(String(found.row["userId"]));
      const { id, expiresAt } = found.row;
      return owner && ({ id: String(id), expiresAt: String(expiresAt), user: owner } satisfies StoredSession);
    },

    async running(userId) {
      const end = new Date(connection.now().getTime() + clearUpAfterMs);
      const entries = await rows.entries(session, "userId", lookupValue(userId) ?? "");
      return new Set(entries.filter((entry) => isLive(entry, end)).map((entry) => String(entry["id"])));
    },

    async renew(token, until) {
      const found = await sessionOf(token);
      const times = { expiresAt: until.toISOString(), updatedAt: connection.now().toISOString() };
      // A faster process has also renewed it, or ended it.
      if (found !== undefined) await rows.replace(session, found, { ...found.row, ...times });
    },

    async end(token) {
      for (let found = await sessionOf(token); found !== undefined; found = await sessionOf(token)) {
        // Renewed meanwhile: look for it again.
        if (await rows.remove(session, found)) return;
      }
    },
  };
}

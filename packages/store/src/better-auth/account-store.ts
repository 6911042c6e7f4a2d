import type { AccountStore, StoredSession, StoredUser } from "../accounts.ts";
import type { Connection } from "../dynamo/connection.ts";
import { lookupValue } from "./lookups.ts";
import { type Model, rowStore } from "./rows.ts";

/** Nothing is written here, so nothing need be known but the names. */
const session: Model = { name: "session", lookups: [] };
const user: Model = { name: "user", lookups: [] };

/** Accounts and sessions in DynamoDB, as Better Auth has written them through its adapter. */
export function dynamoAccountStore(connection: Connection): AccountStore {
  const rows = rowStore(connection);

  async function userOf(id: string): Promise<StoredUser | undefined> {
    const [found] = await rows.byIds(user, [id]);
    return found?.row as StoredUser | undefined;
  }

  return {
    user: userOf,

    async session(token) {
      const [found] = await rows.byLookup(session, "token", lookupValue(token) ?? "");
      if (found === undefined) return undefined;
      const owner = await userOf(String(found.row["userId"]));
      return owner && ({ expiresAt: String(found.row["expiresAt"]), user: owner } satisfies StoredSession);
    },
  };
}

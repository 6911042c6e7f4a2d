import type { Database } from "./client.ts";

/** A table and how to reach it. */
export interface StoreConnection {
  readonly client: Database;
  readonly tableName: string;
  /** The clock; the real one unless a test says otherwise. */
  readonly now?: () => Date;
}

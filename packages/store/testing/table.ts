import { randomUUID } from "node:crypto";
import { createBaseClient, createClient } from "../src/client.ts";
import type { StoreConnection } from "../src/store-connection.ts";
import { ensureTable } from "../src/table.ts";
import { endpoint } from "./server.ts";

/** A table of its own. */
export async function freshTable(): Promise<StoreConnection> {
  const place = { region: "us-east-1", endpoint };
  const tableName = `test-${randomUUID()}`;
  await ensureTable(createBaseClient(place), tableName);
  return { client: createClient(place), tableName };
}

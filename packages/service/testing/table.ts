import { randomUUID } from "node:crypto";
import { createBaseClient, createClient } from "@consigliere/store/client";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { ensureTable } from "@consigliere/store/table";

/** A table of its own on the server at `endpoint`. */
export async function freshTable(endpoint: string): Promise<StoreConnection> {
  const place = { region: "us-east-1", endpoint };
  const tableName = `test-${randomUUID()}`;
  await ensureTable(createBaseClient(place), tableName);
  return { client: createClient(place), tableName };
}

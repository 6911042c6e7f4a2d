import { randomUUID } from "node:crypto";
import { createBaseClient, createClient } from "../src/client.ts";
import type { StoreConnection } from "../src/store-connection.ts";
import { ensureTable } from "../src/table.ts";
import { endpoint } from "./server.ts";

let clients: Clients | undefined;

interface Clients {
  readonly endpoint: string;
  readonly base: ReturnType<typeof createBaseClient>;
  readonly documents: ReturnType<typeof createClient>;
}

/** The clients of the running database: making them takes as long as making a table. */
function clientsNow(): Clients {
  if (clients?.endpoint !== endpoint) {
    const place = { region: "us-east-1", endpoint };
    clients = { endpoint, base: createBaseClient(place), documents: createClient(place) };
  }
  return clients;
}

/** A table of its own. */
export async function freshTable(): Promise<StoreConnection> {
  const { base, documents } = clientsNow();
  const tableName = `test-${randomUUID()}`;
  await ensureTable(base, tableName);
  return { client: documents, tableName };
}

import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { DueWork, PlannedWork } from "../due.ts";
import { dueKeys } from "../keys.ts";
import { tableDefinition } from "../table-definition.ts";
import type { Connection, Item } from "./connection.ts";
import { readWork } from "./due-store.ts";

/** Due work that was to be done before a time, longest overdue first. Takes nothing. */
export async function plannedWork(
  connection: Connection,
  before: Date | null,
  limit: number,
): Promise<PlannedWork[]> {
  const shards = await Promise.all(dueKeys.shards.map((shard) => workIn(connection, shard, limit)));
  return shards
    .flat()
    .map(plannedFrom)
    .filter(({ at }) => before === null || Date.parse(at) < before.getTime())
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, limit);
}

/** In the order in which it can be taken: what somebody has taken stands at the end of their lease. */
async function workIn({ client, tableName }: Connection, shard: string, limit: number): Promise<Item[]> {
  const page = await client.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: tableDefinition.index.name,
      KeyConditionExpression: "gsi1pk = :shard",
      ExpressionAttributeValues: { ":shard": shard },
      Limit: limit,
    }),
  );
  return page.Items ?? [];
}

/** Work that only newer code can read is not left out. Nor is it named: what it is may be one player's secret. */
function readable(item: Item): DueWork {
  try {
    return readWork(item);
  } catch {
    return { kind: "unreadable", key: "-", at: String(item["dueAt"]), payload: null };
  }
}

function plannedFrom(item: Item): PlannedWork {
  const isTaken = item["lease"] !== undefined;
  return {
    ...readable(item),
    attempts: Number(item["attempts"] ?? 0),
    ...(isTaken && { leaseUntil: String(item["gsi1sk"]) }),
  };
}

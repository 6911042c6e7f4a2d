import { dueKeys } from "../keys.ts";
import { tableDefinition } from "../table-definition.ts";
import { QueryCommand } from "./commands.ts";
import { type Connection, type Item, pagesOf, type StartKey } from "./connection.ts";

/** All items in a partition of the index, earliest due first. */
export const queuedIn = (partition: string) => ({
  IndexName: tableDefinition.index.name,
  KeyConditionExpression: "gsi1pk = :partition",
  ExpressionAttributeValues: { ":partition": partition },
});

/** All items that wait for their time, due or not, and whose key begins like this. Reads everything that waits. */
export async function* queuedItems({ client, tableName }: Connection, prefix: string): AsyncGenerator<Item> {
  const all = queuedIn(dueKeys.queue);
  const pages = pagesOf((from: StartKey) =>
    client.send(
      new QueryCommand({
        ...all,
        TableName: tableName,
        FilterExpression: "begins_with(pk, :prefix)",
        ExpressionAttributeValues: { ...all.ExpressionAttributeValues, ":prefix": prefix },
        ExclusiveStartKey: from,
      }),
    ),
  );
  for await (const { Items = [] } of pages) yield* Items;
}

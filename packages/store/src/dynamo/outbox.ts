import { dueKeys, outboxKeys } from "../keys.ts";
import type { Outbox } from "../outbox.ts";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, epochSeconds, type Item, isLive, isoTime } from "./connection.ts";
import { emptied, heldDelivery, queuedItem, readEntry } from "./outbox-items.ts";
import { unsentTo } from "./unsent-deliveries.ts";

const statusName = { "#status": "status" };

/** Deliveries in DynamoDB; see due-queue.ts for how they are found and taken. */
export function dynamoOutbox(connection: Connection): Outbox {
  const { client, tableName, now: clock } = connection;

  /** False if its dedupe key is already known. */
  function isKept(item: Item): Promise<boolean> {
    const put = new PutCommand({
      TableName: tableName,
      Item: item,
      ConditionExpression: "attribute_not_exists(pk) OR expiresAt <= :now",
      ExpressionAttributeValues: { ":now": epochSeconds(clock()) },
    });
    return attempt(client.send(put));
  }

  return {
    async enqueue(delivery, sendAt) {
      const now = clock();
      return isKept(queuedItem(delivery, now, sendAt ? isoTime(sendAt) : now.toISOString()));
    },

    async hold(delivery) {
      const { item, claim } = heldDelivery(delivery, clock());
      return (await isKept(item)) ? claim : undefined;
    },

    async markSent(claim) {
      const { v, body } = emptied(claim);
      const update = new UpdateCommand({
        TableName: tableName,
        Key: outboxKeys.delivery(claim.dedupeKey),
        UpdateExpression:
          "SET #status = :sent, sentAt = :now, v = :v, body = :body REMOVE gsi1pk, gsi1sk, lease, lastError",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeNames: statusName,
        ExpressionAttributeValues: {
          ":sent": "sent",
          ":now": clock().toISOString(),
          ":v": v,
          ":body": body,
        },
      });
      await attempt(client.send(update));
    },

    async markDropped(claim, reason) {
      const { v, body } = emptied(claim);
      const update = new UpdateCommand({
        TableName: tableName,
        Key: outboxKeys.delivery(claim.dedupeKey),
        UpdateExpression:
          "SET #status = :dropped, lastError = :reason, v = :v, body = :body REMOVE gsi1pk, gsi1sk, lease",
        ConditionExpression: "lease = :lease",
        ExpressionAttributeNames: statusName,
        ExpressionAttributeValues: {
          ":dropped": "dropped",
          ":reason": reason,
          ":v": v,
          ":body": body,
          ":lease": claim.lease,
        },
      });
      await attempt(client.send(update));
    },

    async markFailed({ dedupeKey, lease }, error, retry) {
      const isDead = "dead" in retry;
      const update = new UpdateCommand({
        TableName: tableName,
        Key: outboxKeys.delivery(dedupeKey),
        UpdateExpression:
          "SET #status = :status, lastError = :error, gsi1pk = :queue, gsi1sk = :at REMOVE lease",
        ConditionExpression: "lease = :lease",
        ExpressionAttributeNames: statusName,
        ExpressionAttributeValues: {
          ":status": isDead ? "dead" : "queued",
          ":error": error.slice(0, 1000),
          ":queue": isDead ? outboxKeys.dead : dueKeys.queue,
          ":at": isDead ? clock().toISOString() : isoTime(retry.retryAt),
          ":lease": lease,
        },
      });
      await attempt(client.send(update));
    },

    async get(dedupeKey) {
      const key = outboxKeys.delivery(dedupeKey);
      const read = await client.send(
        new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
      );
      return read.Item && isLive(read.Item, clock()) ? readEntry(read.Item) : undefined;
    },

    async deleteAllOf(who) {
      const theirs = await unsentTo(connection, who);
      await Promise.all(
        theirs.map(({ dedupeKey }) =>
          client.send(new DeleteCommand({ TableName: tableName, Key: outboxKeys.delivery(dedupeKey) })),
        ),
      );
      return theirs.length;
    },
  };
}

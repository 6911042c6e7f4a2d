import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { userKeys } from "../keys.ts";
import type { Notification, NotificationStore } from "../notifications.ts";
import { defineShape } from "../shape.ts";
import { attempt, type Connection, queryAll, transact } from "./connection.ts";
import { queuedItem } from "./outbox-items.ts";

/** Those of before also had a payload, which nobody reads. */
const notificationShape = defineShape<Notification>("notification", []);

const keyOf = ({ userId, kind, matchId, key }: Pick<Notification, "userId" | "kind" | "matchId" | "key">) =>
  userKeys.notification(userId, kind, matchId, key);

/** Notifications in DynamoDB, in the partition of the user they are for. */
export function dynamoNotificationStore(connection: Connection): NotificationStore {
  const { client, tableName, now } = connection;

  async function list(userId: string): Promise<Notification[]> {
    const items = await queryAll(connection, {
      KeyConditionExpression: "pk = :user AND begins_with(sk, :notifications)",
      ExpressionAttributeValues: {
        ":user": userKeys.partition(userId),
        ":notifications": userKeys.notificationPrefix,
      },
      ConsistentRead: true,
    });
    const all = items.map((item) => notificationShape.read(item));
    return all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }

  return {
    list,

    async put(notification) {
      const put = new PutCommand({
        TableName: tableName,
        Item: { ...keyOf(notification), ...notificationShape.write(notification) },
        ConditionExpression: "attribute_not_exists(pk)",
      });
      return attempt(client.send(put));
    },

    async forget(userId, matchId) {
      const all = await list(userId);
      const meant = all.filter((each) => matchId === undefined || each.matchId === matchId);
      const keys = meant.map(keyOf);
      await Promise.all(keys.map((Key) => client.send(new DeleteCommand({ TableName: tableName, Key }))));
    },

    async settle({ userId, notifications, notified, deliveries }) {
      const remove = notifications.map((notification) => ({
        Delete: {
          TableName: tableName,
          Key: keyOf(notification),
          ConditionExpression: "attribute_exists(pk)",
        },
      }));
      const remember = [...notified].map(([matchId, keys]) => ({
        Update: {
          TableName: tableName,
          Key: userKeys.membership(userId, matchId),
          UpdateExpression: "SET notifiedPrompts = :keys",
          ConditionExpression: "attribute_exists(pk)",
          ExpressionAttributeValues: { ":keys": keys },
        },
      }));
      const at = now();
      const enqueue = deliveries.map((delivery) => ({
        Put: { TableName: tableName, Item: queuedItem(delivery, at, at.toISOString()) },
      }));
      return (await transact(connection, [...remove, ...remember, ...enqueue])).length === 0;
    },
  };
}

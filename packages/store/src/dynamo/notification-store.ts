import { dueKeys, userKeys } from "../keys.ts";
import type { Notification, NotificationStore, Settlement } from "../notifications.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, type Item, isoTime, queryAll, transact } from "./connection.ts";
import { heldDelivery } from "./outbox-items.ts";
import { readProfile } from "./profile-store.ts";
import { reachedUntil, toldBy, toldTimes } from "./reached-store.ts";

const notificationShape = defineShape<Notification>("notification");

const keyOf = ({ userId, kind, matchId, key }: Pick<Notification, "userId" | "kind" | "matchId" | "key">) =>
  userKeys.notification(userId, kind, matchId, key);

export function readNotification(item: Item): Notification {
  return notificationShape.read(item);
}

/** A notification that waits to be told. */
export function notificationItem(notification: Notification, dueAt: string): Item {
  return {
    ...keyOf(notification),
    gsi1pk: dueKeys.queue,
    gsi1sk: isoTime(dueAt),
    ...notificationShape.write(notification),
  };
}

const oldestFirst = (all: readonly Notification[]) =>
  all.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/**
 * Stored beside the times when somebody was last reached. That item is small and in no index; the profile is neither,
 * and a transaction pays twice for what it writes.
 */
function messagesUpdate(
  { tableName, now }: Connection,
  userId: string,
  { at, replaces }: NonNullable<Settlement["messagesAt"]>,
  deliveries: Settlement["deliveries"],
) {
  const isFirst = replaces.length === 0;
  const channels = [...new Set(deliveries.map(({ channel }) => channel))];
  const told = channels.map((channel, i) => [`#told${i}`, toldBy(channel)] as const);
  const sets = ["messages = :at", "expiresAt = :end", ...told.map(([name]) => `${name} = :now`)];
  return {
    TableName: tableName,
    Key: userKeys.reached(userId),
    UpdateExpression: `SET ${sets.join(", ")}`,
    ConditionExpression: isFirst ? "attribute_not_exists(messages)" : "messages = :was",
    ...(told.length > 0 && { ExpressionAttributeNames: Object.fromEntries(told) }),
    ExpressionAttributeValues: {
      ":at": at,
      ":end": reachedUntil(now()),
      ...(told.length > 0 && { ":now": at.at(-1) }),
      ...(!isFirst && { ":was": replaces }),
    },
  };
}

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
    return oldestFirst(items.map(readNotification));
  }

  return {
    list,

    async readerOf(userId) {
      // The profile comes right after the notifications, and the times of messages right after the profile.
      const items = await queryAll(connection, {
        KeyConditionExpression: "pk = :user AND sk BETWEEN :notifications AND :reached",
        ExpressionAttributeValues: {
          ":user": userKeys.partition(userId),
          ":notifications": userKeys.notificationPrefix,
          ":reached": userKeys.reachedSort,
        },
        ConsistentRead: true,
      });
      const profile = items.find(({ sk }) => sk === userKeys.profileSort);
      const reached = items.find(({ sk }) => sk === userKeys.reachedSort);
      const noted = items.filter((item) => item !== profile && item !== reached);
      return {
        profile: profile && readProfile(profile),
        notifications: oldestFirst(noted.map(readNotification)),
        // Also after the item has expired: times of long ago count for nothing, and the next ones replace them.
        messagesAt: (reached?.["messages"] as string[] | undefined) ?? [],
        toldAt: toldTimes(reached),
      };
    },

    async put(notification, dueAt) {
      const put = new PutCommand({
        TableName: tableName,
        Item: notificationItem(notification, dueAt),
        ConditionExpression: "attribute_not_exists(pk)",
      });
      return attempt(client.send(put));
    },

    async putOff(notifications, at) {
      const updates = notifications.map((notification) => {
        const update = new UpdateCommand({
          TableName: tableName,
          Key: keyOf(notification),
          UpdateExpression: "SET gsi1pk = :queue, gsi1sk = :at ADD attempts :one",
          ConditionExpression: "attribute_exists(pk)",
          ExpressionAttributeValues: { ":queue": dueKeys.queue, ":at": isoTime(at), ":one": 1 },
        });
        return attempt(client.send(update));
      });
      await Promise.all(updates);
    },

    async forget(userId, matchId) {
      const all = await list(userId);
      const meant = all.filter((each) => matchId === undefined || each.matchId === matchId);
      const keys = meant.map(keyOf);
      await Promise.all(keys.map((Key) => client.send(new DeleteCommand({ TableName: tableName, Key }))));
    },

    async settle({ userId, notifications, notified, unheard, deliveries, messagesAt }) {
      const remove = notifications.map((notification) => ({
        Delete: {
          TableName: tableName,
          Key: keyOf(notification),
          ConditionExpression: "attribute_exists(pk)",
        },
      }));
      const remember = [...notified].map(([matchId, keys]) => {
        const late = unheard?.get(matchId);
        return {
          Update: {
            TableName: tableName,
            Key: userKeys.membership(userId, matchId),
            UpdateExpression: `SET notifiedPrompts = :keys${late === undefined ? "" : ", unheard = :late"}`,
            ConditionExpression: "attribute_exists(pk)",
            ExpressionAttributeValues: { ":keys": keys, ...(late !== undefined && { ":late": late }) },
          },
        };
      });
      const held = deliveries.map((delivery) => heldDelivery(delivery, now()));
      const keep = held.map(({ item }) => ({ Put: { TableName: tableName, Item: item } }));
      const count =
        messagesAt === undefined
          ? []
          : [{ Update: messagesUpdate(connection, userId, messagesAt, deliveries) }];
      const refused = await transact(connection, [...remove, ...remember, ...keep, ...count]);
      return refused.length === 0 ? held.map(({ claim }) => claim) : null;
    },
  };
}

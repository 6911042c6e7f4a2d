import { userKeys } from "../keys.ts";
import type { Membership, MembershipProjection, MembershipStore } from "../memberships.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, type Item, queryAll, transact } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";
import { notificationItem } from "./notification-store.ts";
import { executeEach, insert, type Statement, update } from "./statements.ts";

/** The projection is one body that is replaced as a whole; the player's own actions are stored beside it. */
const projectionShape = defineShape<MembershipProjection>("membership");

/** A row as it is stored. */
export function readMembership(item: Item): Membership {
  return {
    ...projectionShape.read(item),
    seenEvents: Number(item["seenEvents"] ?? 0),
    ...(typeof item["seenAt"] === "string" && { seenAt: item["seenAt"] }),
    notifiedPrompts: (item["notifiedPrompts"] as string[] | undefined) ?? [],
    ...(Array.isArray(item["unheard"]) && { unheard: item["unheard"] as string[] }),
    muted: item["muted"] === true,
    ...(typeof item["mention"] === "string" && { mention: item["mention"] }),
    ...(typeof item["onlyBy"] === "string" && { onlyBy: item["onlyBy"] }),
  };
}

function rowStatement(
  connection: Connection,
  row: MembershipProjection,
  replaces: Membership | undefined,
): Statement {
  const key = userKeys.membership(row.userId, row.matchId);
  const { updatedSeq, updatedRev } = row;
  const shown = { updatedSeq, updatedRev, ...projectionShape.write(row) };
  if (replaces === undefined) return insert(connection, { ...key, ...shown });
  const asRead = { updatedSeq: replaces.updatedSeq, updatedRev: replaces.updatedRev };
  return update(connection, shown, { ...key, ...asRead });
}

/** Dashboard rows in DynamoDB. */
export function dynamoMembershipStore(connection: Connection): MembershipStore {
  const { client, tableName } = connection;

  const listItems = (userId: string) =>
    queryAll(connection, {
      KeyConditionExpression: "pk = :user AND begins_with(sk, :matches)",
      ExpressionAttributeValues: {
        ":user": userKeys.partition(userId),
        ":matches": userKeys.membershipPrefix,
      },
      ConsistentRead: true,
    });

  const read = (userId: string, matchId: string): Promise<Item | undefined> =>
    getOne(connection, userKeys.membership(userId, matchId));

  /** Sets attributes of a row that exists; a row that is gone stays gone. */
  function setAttributes(userId: string, matchId: string, attributes: Readonly<Record<string, unknown>>) {
    const each = Object.entries(attributes);
    const command = new UpdateCommand({
      TableName: tableName,
      Key: userKeys.membership(userId, matchId),
      UpdateExpression: `SET ${each.map((_, at) => `#name${at} = :value${at}`).join(", ")}`,
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: Object.fromEntries(each.map(([name], at) => [`#name${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(each.map(([, value], at) => [`:value${at}`, value])),
    });
    return attempt(client.send(command));
  }

  /**
   * Both writes or none: a row must neither appear twice nor get lost between two users. Retries if the row was
   * projected again meanwhile; `undefined` if the receiver already has one of this match.
   */
  async function move(item: Item, fromUserId: string, toUserId: string): Promise<string | undefined> {
    const projection: MembershipProjection = { ...projectionShape.read(item), userId: toUserId };
    const { matchId } = projection;
    const moved = {
      ...item,
      ...userKeys.membership(toUserId, matchId),
      ...projectionShape.write(projection),
    };
    const put = { TableName: tableName, Item: moved, ConditionExpression: "attribute_not_exists(pk)" };
    const remove = {
      TableName: tableName,
      Key: userKeys.membership(fromUserId, matchId),
      ConditionExpression: "updatedSeq = :seq AND updatedRev = :rev",
      ExpressionAttributeValues: { ":seq": projection.updatedSeq, ":rev": projection.updatedRev },
    };
    const [refused] = await transact(connection, [{ Put: put }, { Delete: remove }]);
    if (refused === undefined) return matchId;
    if (refused === 0) return undefined;
    const changed = await read(fromUserId, matchId);
    return changed && move(changed, fromUserId, toUserId);
  }

  return {
    async project(changes, noted = []) {
      const rows = changes.map(({ row, replaces }) => rowStatement(connection, row, replaces));
      const notes = noted.map(({ notification, dueAt }) =>
        insert(connection, notificationItem(notification, dueAt)),
      );
      const refused = await executeEach(connection, [...rows, ...notes]);
      return refused.every((position) => position >= rows.length);
    },

    async list(userId) {
      return (await listItems(userId)).map(readMembership);
    },

    async get(userId, matchId) {
      const item = await read(userId, matchId);
      return item && readMembership(item);
    },

    async remove(userId, matchId) {
      const key = userKeys.membership(userId, matchId);
      await client.send(new DeleteCommand({ TableName: tableName, Key: key }));
    },

    async setSeen(userId, matchId, seenEvents) {
      const further = new UpdateCommand({
        TableName: tableName,
        Key: userKeys.membership(userId, matchId),
        UpdateExpression: "SET seenEvents = :seen, seenAt = :now",
        ConditionExpression:
          "attribute_exists(pk) AND (attribute_not_exists(seenEvents) OR seenEvents < :seen)",
        ExpressionAttributeValues: { ":seen": seenEvents, ":now": connection.now().toISOString() },
      });
      await attempt(client.send(further));
    },

    async setNotified(userId, matchId, promptIds) {
      await setAttributes(userId, matchId, { notifiedPrompts: promptIds });
    },

    async setMention(userId, matchId, mention) {
      await setAttributes(userId, matchId, { mention });
    },

    async setUnheard(userId, matchId, promptIds) {
      await setAttributes(userId, matchId, { unheard: promptIds });
    },

    async setNotifiedBy(userId, matchId, by) {
      await setAttributes(userId, matchId, { ...by });
    },

    async moveAll(fromUserId, toUserId) {
      const moved: string[] = [];
      for (const item of await listItems(fromUserId)) {
        const matchId = await move(item, fromUserId, toUserId);
        if (matchId) moved.push(matchId);
      }
      return moved;
    },
  };
}

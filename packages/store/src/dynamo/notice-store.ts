import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { userKeys } from "../keys.ts";
import type { Notice, NoticeStore } from "../notices.ts";
import { defineShape } from "../shape.ts";
import { attempt, type Connection, queryAll } from "./connection.ts";

const noticeShape = defineShape<Notice>("notice", []);

const keyOf = ({ userId, kind, matchId, key }: Pick<Notice, "userId" | "kind" | "matchId" | "key">) =>
  userKeys.notice(userId, kind, matchId, key);

/** Notices in DynamoDB, in the partition of the user they are for. */
export function dynamoNoticeStore(connection: Connection): NoticeStore {
  const { client, tableName } = connection;
  return {
    async put(notice) {
      const put = new PutCommand({
        TableName: tableName,
        Item: { ...keyOf(notice), ...noticeShape.write(notice) },
        ConditionExpression: "attribute_not_exists(pk)",
      });
      return attempt(client.send(put));
    },

    async list(userId) {
      const items = await queryAll(connection, {
        KeyConditionExpression: "pk = :user AND begins_with(sk, :notices)",
        ExpressionAttributeValues: { ":user": userKeys.partition(userId), ":notices": userKeys.noticePrefix },
        ConsistentRead: true,
      });
      const notices = items.map((item) => noticeShape.read(item));
      return notices.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    },

    async delete(notice) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: keyOf(notice) }));
    },
  };
}

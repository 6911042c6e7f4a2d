import { userKeys } from "../keys.ts";
import type { NoteStore, Notes } from "../notes.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand } from "./commands.ts";
import { attempt, type Connection } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const notesShape = defineShape<Notes>("notes");

/** Notes in DynamoDB: separate items, so that reading a dashboard does not read them too. */
export function dynamoNoteStore(connection: Connection): NoteStore {
  const { client, tableName } = connection;
  return {
    async get(userId, matchId) {
      const item = await getOne(connection, userKeys.notes(userId, matchId));
      return item && notesShape.read(item);
    },

    write(userId, matchId, notes, replaces) {
      const put = new PutCommand({
        TableName: tableName,
        Item: { ...userKeys.notes(userId, matchId), edition: notes.edition, ...notesShape.write(notes) },
        ...(replaces === 0
          ? { ConditionExpression: "attribute_not_exists(pk)" }
          : {
              ConditionExpression: "edition = :read",
              ExpressionAttributeValues: { ":read": replaces },
            }),
      });
      return attempt(client.send(put));
    },

    async remove(userId, matchId) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: userKeys.notes(userId, matchId) }));
    },
  };
}

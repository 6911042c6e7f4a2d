import { talkKeys } from "../keys.ts";
import type { KeptLetter, Letter, LetterStore, Marks } from "../letters.ts";
import { defineShape } from "../shape.ts";
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, type Item, queryAll } from "./connection.ts";
import { getOne } from "./gathered-reads.ts";

const letterShape = defineShape<Letter>("letter");

/** An attribute for each seat, so that no map must exist before a write. */
const SEAT = /^seat(\d+)$/;
const seatName = (seat: number) => `seat${seat}`;

function bySeat(item: Item | undefined): Record<number, string> {
  const all = Object.entries(item ?? {}).flatMap(([name, value]) => {
    const [, seat] = SEAT.exec(name) ?? [];
    return seat === undefined ? [] : [[Number(seat), String(value)] as const];
  });
  return Object.fromEntries(all);
}

function readLetter(item: Item): KeptLetter {
  const hidden = item["hidden"] as Marks["hidden"];
  return { ...letterShape.read(item), reactions: bySeat(item), ...(hidden && { hidden }) };
}

/** Letters in DynamoDB. Each talk has its own partition, so many letters slow nothing else down. */
export function dynamoLetterStore(connection: Connection): LetterStore {
  const { client, tableName } = connection;

  /** Sets an attribute of a letter or takes it away; false where there is no such letter. */
  const mark = (talk: string, id: string, name: string, value: string | null) =>
    attempt(
      client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: talkKeys.letter(talk, id),
          UpdateExpression: value === null ? "REMOVE #name" : "SET #name = :value",
          ConditionExpression: "attribute_exists(pk)",
          ExpressionAttributeNames: { "#name": name },
          ...(value !== null && { ExpressionAttributeValues: { ":value": value } }),
        }),
      ),
    );

  /** The items that somebody wrote, ascending. */
  async function itemsBy(talk: string, userId: string): Promise<Item[]> {
    const items = await queryAll(connection, {
      KeyConditionExpression: "pk = :match AND begins_with(sk, :letter)",
      ExpressionAttributeValues: {
        ":match": talkKeys.partition(talk),
        ":letter": talkKeys.firstLetterSort,
      },
      ConsistentRead: true,
    });
    return items.filter((item) => letterShape.read(item).userId === userId);
  }

  return {
    write(talk, letter, readers) {
      const put = new PutCommand({
        TableName: tableName,
        Item: {
          ...talkKeys.letter(talk, letter.id),
          ...letterShape.write(letter),
          ...(readers && { readers }),
        },
        ConditionExpression: "attribute_not_exists(pk)",
      });
      return attempt(client.send(put));
    },

    async page(talk, limit, before) {
      const isNewest = before === undefined;
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          ConsistentRead: true,
          KeyConditionExpression: "pk = :match AND sk BETWEEN :first AND :last",
          ExpressionAttributeValues: {
            ":match": talkKeys.partition(talk),
            ":first": talkKeys.firstLetterSort,
            // The marks of what was read come right after the letters.
            ":last": isNewest ? talkKeys.readSort : talkKeys.letter(talk, before).sk,
          },
          ScanIndexForward: false,
          // Both ends are included. Besides the page and one more letter, this is the letter before which it ends, or
          // the marks of what was read.
          Limit: limit + 2,
        }),
      );
      const all = Items.filter(({ sk }) => talkKeys.isLetterSort(sk)).map(readLetter);
      const found = all.filter(({ id }) => id !== before);
      return {
        letters: found.slice(0, limit).toReversed(),
        isMore: found.length > limit,
        read: bySeat(Items.find(({ sk }) => sk === talkKeys.readSort)),
      };
    },

    readUntil: async (talk) => bySeat(await getOne(connection, talkKeys.read(talk))),

    async get(talk, id) {
      const item = await getOne(connection, talkKeys.letter(talk, id));
      return item && readLetter(item);
    },

    by: async (talk, userId) => (await itemsBy(talk, userId)).map(readLetter),

    async remove(talk, id) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: talkKeys.letter(talk, id) }));
    },

    async moveAll(talk, fromUserId, toUserId) {
      for (const item of await itemsBy(talk, fromUserId)) {
        const moved = { ...item, ...letterShape.write({ ...letterShape.read(item), userId: toUserId }) };
        await client.send(new PutCommand({ TableName: tableName, Item: moved }));
      }
    },

    react: (talk, id, seat, reaction) => mark(talk, id, seatName(seat), reaction),

    hide: (talk, id, hidden) => mark(talk, id, "hidden", hidden ?? null),

    markRead(talk, seat, id) {
      const update = new UpdateCommand({
        TableName: tableName,
        Key: talkKeys.read(talk),
        UpdateExpression: "SET #seat = :id",
        ConditionExpression: "attribute_not_exists(#seat) OR #seat < :id",
        ExpressionAttributeNames: { "#seat": seatName(seat) },
        ExpressionAttributeValues: { ":id": id },
      });
      return attempt(client.send(update));
    },
  };
}

import { liveKeys } from "../keys.ts";
import { type LivePage, type LiveStore, mostPages, type PlacedPage, silenceSeconds } from "../live.ts";
import { tableDefinition } from "../table-definition.ts";
import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from "./commands.ts";
import { attempt, type Connection, epochSeconds, type Item, isLive, queryAll } from "./connection.ts";
import { getAll } from "./gathered-reads.ts";

const places = Array.from({ length: mostPages }, (_, place) => place);

/** Open pages in DynamoDB, in a separate partition for each match: pages come and go, and records do neither. */
export function dynamoLiveStore(connection: Connection): LiveStore {
  const { client, tableName, now } = connection;
  const expiry = () => epochSeconds(now()) + silenceSeconds;

  function itemsOf(matchId: string, userId: string): Promise<Item[]> {
    return queryAll(connection, {
      KeyConditionExpression: "pk = :match AND begins_with(sk, :user)",
      ExpressionAttributeValues: {
        ":match": liveKeys.partition(matchId),
        ":user": liveKeys.ofUser(userId),
      },
      ConsistentRead: true,
    });
  }

  /** Places that were never used come first, because a write there is recognised as new. */
  async function freePlaces({ matchId, userId }: LivePage): Promise<number[]> {
    const items = await itemsOf(matchId, userId);
    const placesOf = (some: readonly Item[]) => some.map((item) => Number(item["place"]));
    const taken = placesOf(items.filter((item) => isLive(item, now())));
    const used = placesOf(items);
    const [left, fresh] = [true, false].map((isUsed) =>
      places.filter((place) => used.includes(place) === isUsed),
    );
    return [...(fresh ?? []), ...(left ?? [])].filter((place) => !taken.includes(place));
  }

  function take(page: PlacedPage): Promise<boolean> {
    const put = new PutCommand({
      TableName: tableName,
      Item: { ...itemOf(page), expiresAt: expiry() },
      ConditionExpression: "attribute_not_exists(pk) OR expiresAt <= :now",
      ExpressionAttributeValues: { ":now": epochSeconds(now()) },
    });
    return attempt(client.send(put));
  }

  /** Another page may have the place by now. It is left alone. */
  async function change(page: PlacedPage, set: string, value: unknown): Promise<void> {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: keyOf(page),
      UpdateExpression: `SET ${set} = :value`,
      ConditionExpression: "id = :id",
      ExpressionAttributeValues: { ":value": value, ":id": page.id },
    });
    await attempt(client.send(update));
  }

  return {
    async open(page) {
      for (const place of await freePlaces(page)) if (await take({ ...page, place })) return true;
      return false;
    },

    async isOpen(matchId, userId) {
      const keys = places.map((place) => liveKeys.page(matchId, userId, place));
      return (await getAll(connection, keys)).some((item) => isLive(item, now()));
    },

    async at(matchId) {
      const items = await queryAll(connection, {
        KeyConditionExpression: "pk = :match",
        ExpressionAttributeValues: { ":match": liveKeys.partition(matchId) },
      });
      return items.filter((item) => isLive(item, now())).map(readPage);
    },

    async of(matchId, userId) {
      const items = await itemsOf(matchId, userId);
      return items.filter((item) => isLive(item, now())).map(readPage);
    },

    async find(id) {
      const found = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: tableDefinition.index.name,
          KeyConditionExpression: "gsi1pk = :id",
          ExpressionAttributeValues: { ":id": liveKeys.byId(id) },
        }),
      );
      return found.Items?.map(readPage)[0];
    },

    prolong: (page) => change(page, "expiresAt", expiry()),

    setRevision: (page, revision) => change(page, "revision", revision),

    setPresent: (page, present) => change(page, "present", present),

    async forget(page) {
      const remove = new DeleteCommand({
        TableName: tableName,
        Key: keyOf(page),
        ConditionExpression: "id = :id",
        ExpressionAttributeValues: { ":id": page.id },
      });
      await attempt(client.send(remove));
    },
  };
}

const keyOf = ({ matchId, userId, place }: PlacedPage) => liveKeys.page(matchId, userId, place);

function itemOf(page: PlacedPage): Item {
  return { ...keyOf(page), ...page, gsi1pk: liveKeys.byId(page.id), gsi1sk: page.matchId };
}

function readPage(item: Item): PlacedPage {
  return {
    id: String(item["id"]),
    matchId: String(item["matchId"]),
    userId: String(item["userId"]),
    revision: (item["revision"] as string | null) ?? null,
    place: Number(item["place"]),
    ...(item["present"] !== undefined && { present: item["present"] as number[] }),
  };
}

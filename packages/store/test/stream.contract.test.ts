import { DescribeTableCommand, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { type Key, matchKeys, userKeys } from "../src/keys.ts";
import { connect, type Store, type StoreConnection } from "../src/store.ts";
import { parseChange } from "../src/stream.ts";
import { streamFilter } from "../src/table-definition.ts";
import { lobby, projection, record, secret } from "./examples.ts";
import { freshTable } from "./fresh-store.ts";

let table: StoreConnection;
let store: Store;
beforeAll(async () => {
  table = await freshTable();
  store = connect(table);
});

/** The item in DynamoDB's typed JSON, as the SDK's stream client gives it. */
async function image({ pk, sk }: Key): Promise<Record<string, unknown>> {
  const command = new GetItemCommand({ TableName: table.tableName, Key: { pk: { S: pk }, sk: { S: sk } } });
  const { Item: item } = await table.client.send(command);
  if (!item) throw new Error(`no item ${pk} ${sk}`);
  return item;
}

/** As Lambda gives it: through JSON, bytes as base64. */
function overLambda(typed: unknown): Record<string, unknown> {
  const text = JSON.stringify(typed, (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
  );
  return JSON.parse(text);
}

describe("a change in the stream", () => {
  it("of a record is read with its snapshot, from the SDK and from Lambda", async () => {
    const written = record("m1", 1, { events: Array.from({ length: 200 }, (_, card) => ({ card })) });
    await store.matches.append(written);
    const typed = await image(matchKeys.record("m1", 1));
    for (const NewImage of [typed, overLambda(typed)]) {
      const change = parseChange({ eventName: "INSERT", dynamodb: { NewImage } });
      expect(change).toEqual({ kind: "record", record: written });
    }
  });

  it("of a match is read as its meta, its secret as nothing", async () => {
    const meta = await store.matches.createLobby(lobby(), secret);
    const typed = overLambda(await image(matchKeys.meta(meta.id)));
    expect(parseChange({ dynamodb: { NewImage: typed } })).toEqual({ kind: "meta", meta });
    const hidden = overLambda(await image(matchKeys.secret(meta.id)));
    expect(parseChange({ dynamodb: { NewImage: hidden } })).toEqual({ kind: "other" });
  });

  it("of anything else, a membership of the match among it, is other", async () => {
    await store.memberships.upsert(projection());
    const typed = overLambda(await image({ pk: "USER#ann", sk: "MATCH#m1" }));
    expect(parseChange({ dynamodb: { NewImage: typed } })).toEqual({ kind: "other" });
    expect(parseChange({ eventName: "REMOVE", dynamodb: {} })).toEqual({ kind: "other" });
    expect(parseChange({})).toEqual({ kind: "other" });
  });

  it("is passed on by the filter if it belongs to a match", () => {
    const [{ prefix }] = streamFilter.dynamodb.Keys.pk.S;
    expect(matchKeys.record("m1", 1).pk.startsWith(prefix)).toBe(true);
    expect(userKeys.membership("ann", "m1").pk.startsWith(prefix)).toBe(false);
  });

  it("carries the new image, since the table says so", async () => {
    const { Table: made } = await table.client.send(new DescribeTableCommand({ TableName: table.tableName }));
    expect(made?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: "NEW_IMAGE" });
    expect(made?.LatestStreamArn).toBeDefined();
  });
});

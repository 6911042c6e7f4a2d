import { DescribeTableCommand, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { createBaseClient } from "../src/client.ts";
import { type Key, liveKeys, matchKeys, talkKeys, userKeys } from "../src/keys.ts";
import { connect, type Store } from "../src/store.ts";
import type { StoreConnection } from "../src/store-connection.ts";
import { matchIn, pageIn, recordIn } from "../src/stream.ts";
import { streamFilters } from "../src/table-definition.ts";
import { endpoint } from "../testing/server.ts";
import { freshTable } from "../testing/table.ts";
import { lobby, projection, record, secret } from "./examples.ts";
import { showRow } from "./taking.ts";

const sdk = createBaseClient({ region: "us-east-1", endpoint });
let table: StoreConnection;
let store: Store;
beforeAll(async () => {
  table = await freshTable();
  store = connect(table);
});

/** The item in DynamoDB's typed JSON, as the SDK's stream client gives it. */
async function image({ pk, sk }: Key): Promise<Record<string, unknown>> {
  const command = new GetItemCommand({ TableName: table.tableName, Key: { pk: { S: pk }, sk: { S: sk } } });
  const { Item: item } = await sdk.send(command);
  if (!item) throw new Error(`no item ${pk} ${sk}`);
  return item;
}

/** As Lambda delivers it: through JSON, bytes as base64. */
function overLambda(typed: unknown): Record<string, unknown> {
  const text = JSON.stringify(typed, (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
  );
  return JSON.parse(text);
}

describe("a change in the stream", () => {
  it("of a record names its match, from the SDK and from Lambda", async () => {
    await store.matches.append(record("m%1", 1));
    const typed = await image(matchKeys.record("m%1", 1));
    for (const NewImage of [typed, overLambda(typed)]) {
      expect(matchIn({ eventName: "INSERT", dynamodb: { NewImage } })).toBe("m%1");
    }
  });

  it("of a record brings it, but for its snapshot, from the SDK and from Lambda", async () => {
    const long = { ...record("m3", 1), events: [{ type: "told", text: "long ".repeat(500) }] };
    await store.matches.append({ ...long, viewHashes: ["a", null] });
    const { snapshot: _, ...head } = { ...long, viewHashes: ["a", null] };
    const typed = await image(matchKeys.record("m3", 1));
    for (const NewImage of [typed, overLambda(typed)]) {
      expect(recordIn({ dynamodb: { NewImage } })).toEqual(head);
    }
    expect(await store.matches.newest("m3")).toEqual(head);
    const meta = await store.matches.createLobby(lobby(), secret);
    expect(recordIn({ dynamodb: { NewImage: await image(matchKeys.meta(meta.id)) } })).toBeNull();
    expect(recordIn({})).toBeNull();
  });

  it("names its match even when only newer code can read it", async () => {
    await store.matches.append(record("m2", 1));
    const typed = await image(matchKeys.record("m2", 1));
    expect(matchIn({ dynamodb: { NewImage: { ...typed, v: { N: "99" } } } })).toBe("m2");
  });

  it("of a match names it, of its secret nothing", async () => {
    const meta = await store.matches.createLobby(lobby(), secret);
    expect(matchIn({ dynamodb: { NewImage: await image(matchKeys.meta(meta.id)) } })).toBe(meta.id);
    expect(matchIn({ dynamodb: { NewImage: await image(matchKeys.secret(meta.id)) } })).toBeNull();
  });

  it("of anything else, a membership of the match among it, names none", async () => {
    await showRow(store, projection());
    const typed = overLambda(await image({ pk: "USER#ann", sk: "MATCH#m1" }));
    expect(matchIn({ dynamodb: { NewImage: typed } })).toBeNull();
    expect(matchIn({ eventName: "REMOVE", dynamodb: {} })).toBeNull();
    expect(matchIn({})).toBeNull();
  });

  it("is passed on by the filters if it belongs to a match, to its pages or to its letters", () => {
    const prefixes = streamFilters.flatMap(({ dynamodb }) => dynamodb.Keys["pk"]?.S ?? []);
    const isPassedOn = ({ pk }: { pk: string }) => prefixes.some(({ prefix }) => pk.startsWith(prefix));
    expect(isPassedOn(matchKeys.record("m1", 1))).toBe(true);
    expect(isPassedOn(liveKeys.page("m1", "ann", 0))).toBe(true);
    expect(isPassedOn(talkKeys.letter("m1/0-1", "a"))).toBe(true);
    expect(isPassedOn(userKeys.membership("ann", "m1"))).toBe(false);
  });

  it("of a page that opens or closes names whose it is, and of its signs of life nothing", () => {
    const { pk, sk } = liveKeys.page("m#1", "ann#b", 3);
    const dynamodb = { Keys: { pk: { S: pk }, sk: { S: sk } } };
    for (const eventName of ["INSERT", "REMOVE"]) {
      expect(pageIn({ eventName, dynamodb })).toEqual({ matchId: "m#1", userId: "ann#b" });
    }
    expect(pageIn({ eventName: "MODIFY", dynamodb })).toBeNull();
    const record = matchKeys.record("m1", 1);
    expect(
      pageIn({ eventName: "INSERT", dynamodb: { Keys: { pk: { S: record.pk }, sk: { S: record.sk } } } }),
    ).toBeNull();
    expect(pageIn({})).toBeNull();
  });

  it("carries the new image, since the table says so", async () => {
    const { Table: made } = await sdk.send(new DescribeTableCommand({ TableName: table.tableName }));
    expect(made?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: "NEW_IMAGE" });
    expect(made?.LatestStreamArn).toBeDefined();
  });
});

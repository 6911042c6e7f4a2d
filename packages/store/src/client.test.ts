import { PutItemCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { createBaseClient, settingsFrom } from "./client.ts";
import { serveOnLoopback } from "./loopback.ts";

describe("the client", () => {
  it("is told by the environment where the table is", () => {
    expect(settingsFrom({ TABLE_NAME: "t", AWS_REGION: "eu-west-1" })).toEqual({
      tableName: "t",
      region: "eu-west-1",
    });
    expect(settingsFrom({ DYNAMODB_ENDPOINT: "http://127.0.0.1:1" })).toEqual({
      tableName: "consigliere",
      region: "us-east-1",
      endpoint: "http://127.0.0.1:1",
    });
  });

  it("needs no credentials for an endpoint of its own", async () => {
    const client = createBaseClient({ region: "us-east-1", endpoint: "http://127.0.0.1:1" });
    expect(await client.config.credentials()).toMatchObject({ accessKeyId: "local" });
  });

  it("tries a write again that met a transaction on its item", async () => {
    let tries = 0;
    const { url, stop } = await serveOnLoopback((_, response) => {
      const isBusy = ++tries < 3;
      response.writeHead(isBusy ? 400 : 200, { "content-type": "application/x-amz-json-1.0" });
      response.end(
        isBusy ? '{"__type":"com.amazonaws.dynamodb.v20120810#TransactionConflictException"}' : "{}",
      );
    });
    const client = createBaseClient({ region: "us-east-1", endpoint: url });
    await client.send(new PutItemCommand({ TableName: "t", Item: { pk: { S: "a" } } }));
    client.destroy();
    await stop();
    expect(tries).toBe(3);
  });
});

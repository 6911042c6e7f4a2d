import { describe, expect, it } from "vitest";
import { createBaseClient, settingsFrom } from "./client.ts";

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
});

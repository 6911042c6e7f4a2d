import { expect, it } from "vitest";
import { settingsFrom } from "./client.ts";

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

/** The processor time of one call of the database, beside the same request without a signature and another try. */
import { Agent, request } from "node:http";
import { createClient } from "@consigliere/store/client";
import { endpoint, startServer, stopServer } from "@consigliere/store/testing/server";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

const ITEMS = 6;
const CALLS = 2_000;
const TABLE = {
  TableName: "bench",
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["table", "seat"].map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
  KeySchema: [
    { AttributeName: "table", KeyType: "HASH" },
    { AttributeName: "seat", KeyType: "RANGE" },
  ],
};
const QUERY = {
  TableName: TABLE.TableName,
  KeyConditionExpression: "#table = :table",
  ExpressionAttributeNames: { "#table": "table" },
  ExpressionAttributeValues: { ":table": { S: "first" } },
};

export async function benchStore(): Promise<Row[]> {
  await startServer();
  const client = createClient({ region: "us-east-1", endpoint });
  const { service } = client;
  const agent = new Agent({ keepAlive: true });
  try {
    await service.call("CreateTable", TABLE);
    for (let seat = 0; seat < ITEMS; seat++) {
      const Item = { table: { S: "first" }, seat: { S: `${seat}` }, name: { S: "Ann" }, money: { N: "7" } };
      await service.call("PutItem", { TableName: TABLE.TableName, Item });
    }
    const bare = await each(() => bareRequest(agent, JSON.stringify(QUERY)));
    const ours = await each(() => service.call("Query", QUERY));
    detail(`\na query of ${ITEMS} items: ${ours.toFixed(2)} ms, as a bare request ${bare.toFixed(2)} ms`);
    return [
      atMost(0.25, `ms of the processor for a query of ${ITEMS} items`, ours),
      atMost(2, `query of ${ITEMS} items: processor time, to a bare request`, ours / bare),
    ];
  } finally {
    client.destroy();
    agent.destroy();
    await stopServer();
  }
}

/** Mean milliseconds of the processor, once warm. */
async function each(call: () => Promise<unknown>): Promise<number> {
  for (let at = 0; at < CALLS; at++) await call();
  const before = process.threadCpuUsage();
  for (let at = 0; at < CALLS; at++) await call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

function bareRequest(agent: Agent, body: string): Promise<unknown> {
  const headers = {
    "content-type": "application/x-amz-json-1.0",
    "content-length": body.length,
    "x-amz-target": "DynamoDB_20120810.Query",
    authorization: "AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request",
  };
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: "POST", agent, headers }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      resolve(JSON.parse(Buffer.concat(parts).toString()));
    });
    sent.once("error", reject).end(body);
  });
}

import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
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

  it("signs requests as AWS reads them", async () => {
    const { sent, client, stop } = await listening(() => ({}));
    await client.send(new PutItemCommand({ TableName: "t", Item: { pk: { S: "a\u00e9 b" } } }));
    await stop();
    const [{ headers, body }] = sent as [Sent];
    const { authorization = "" } = headers;
    const { day, names, signature } =
      /Credential=local\/(?<day>\d+)\/.*SignedHeaders=(?<names>[^,]+).*Signature=(?<signature>\w+)/.exec(
        authorization,
      )?.groups ?? {};
    const lines = names?.split(";").map((name) => `${name}:${headers[name]}\n`) ?? [];
    const canonical = ["POST", "/", "", lines.join(""), names, hash(body)].join("\n");
    const scope = `${day}/us-east-1/dynamodb/aws4_request`;
    const key = scope.split("/").reduce<string | Buffer>((secret, part) => hmac(secret, part), "AWS4local");
    const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(canonical)].join("\n");
    expect(names?.split(";")).toEqual(expect.arrayContaining(["host", "x-amz-date", "x-amz-target"]));
    expect(signature).toBe(hmac(key, text).toString("hex"));
  });

  it("signs with the time of the other side when its own clock is wrong", async () => {
    const there = new Date(Date.now() + 3_600_000);
    const { sent, client, stop } = await listening(
      (count) =>
        count === 1
          ? { __type: "com.amazon.coral.service#InvalidSignatureException", message: "Signature expired" }
          : {},
      there,
    );
    await client.send(new PutItemCommand({ TableName: "t", Item: { pk: { S: "a" } } }));
    await stop();
    const dates = sent.map(({ headers }) => String(headers["x-amz-date"]).slice(0, 11));
    const hourOf = (date: Date) => date.toISOString().replaceAll("-", "").slice(0, 11);
    expect(dates.at(-1)).toBe(hourOf(there));
    expect(dates).toHaveLength(2);
  });

  it("leaves out of each request the steps that nobody reads", () => {
    const steps = (one: DynamoDBClient) => one.middlewareStack.identify().map((step) => step.split(" ")[0]);
    const usual = new DynamoDBClient({ region: "us-east-1" });
    const ours = createBaseClient({ region: "us-east-1" });
    const left = steps(usual).filter((step) => !steps(ours).includes(step));
    expect(left).toHaveLength(3);
  });
});

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A client, and a server that notes its requests; `answer` says what each gets, an error if it has a `__type`. */
async function listening(answer: (count: number) => { readonly __type?: string }, date = new Date()) {
  const sent: Sent[] = [];
  const { url, stop } = await serveOnLoopback(async (request, response) => {
    sent.push({ headers: request.headers, body: await textOf(request) });
    const body = answer(sent.length);
    response.writeHead("__type" in body ? 400 : 200, {
      "content-type": "application/x-amz-json-1.0",
      date: date.toUTCString(),
    });
    response.end(JSON.stringify(body));
  });
  const client = createBaseClient({ region: "us-east-1", endpoint: url });
  return {
    sent,
    client,
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

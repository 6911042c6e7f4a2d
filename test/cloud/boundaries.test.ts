/** Actions that each function may not take, tried with its own credentials past its code. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readAssembly } from "./assembly/assembly.ts";
import { type Cloud, startCloud } from "./cloud.ts";
import type { Part } from "./wiring.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud(await readAssembly(inject("assembly")));
});
afterAll(() => cloud?.stop());

interface Asked {
  readonly service: "dynamodb" | "ssm" | "ses" | "s3";
  readonly operation: string;
  readonly body: unknown;
}

/** How AWS answers a function: `allowed`, or the name of the error. */
async function ask(part: Part, { service, operation, body }: Asked): Promise<string> {
  const { credentials } = cloud.principals[part];
  const prefix = service === "dynamodb" ? "DynamoDB_20120810" : "AmazonSSM";
  const response = await fetch(`${cloud.front.url}${service === "ses" ? operation : "/"}`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-date": "20260101T000000Z",
      "x-amz-target": `${prefix}.${operation}`,
      "x-amz-security-token": credentials.sessionToken,
      authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/20260101/eu-central-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { __type?: string };
  return response.ok ? "allowed" : (answer.__type?.split("#")[1] ?? "unknown");
}

const denied = "AccessDeniedException";
const text = (value: string) => ({ S: value });
const item = (pk: string) => ({ pk: text(pk), sk: text("X") });
const get = (pk: string, TableName = cloud.table.tableName): Asked => ({
  service: "dynamodb",
  operation: "GetItem",
  body: { TableName, Key: item(pk) },
});
const put = (pk: string): Asked => ({
  service: "dynamodb",
  operation: "PutItem",
  body: { TableName: cloud.table.tableName, Item: item(pk) },
});
const query = (pk: string, index?: string): Asked => ({
  service: "dynamodb",
  operation: "Query",
  body: {
    TableName: cloud.table.tableName,
    ...(index ? { IndexName: index } : {}),
    KeyConditionExpression: "#k = :k",
    ExpressionAttributeNames: { "#k": index ? "gsi1pk" : "pk" },
    ExpressionAttributeValues: { ":k": text(pk) },
  },
});

const players = ["http", "stream", "tick"] as const;
const everybody = [...players, "account", "live", "feedback", "keys"] as const;

describe.each(everybody)("the function %s", (part) => {
  it("may not touch another table", async () => {
    expect(await ask(part, get("MATCH#1", `${cloud.table.tableName}-of-somebody-else`))).toBe(denied);
  });

  it("may not read the table from end to end, describe it, or change it as a whole", async () => {
    const { tableName: TableName } = cloud.table;
    for (const operation of ["Scan", "DescribeTable"]) {
      expect(await ask(part, { service: "dynamodb", operation, body: { TableName } })).toBe(denied);
    }
    const scan = { TableName, IndexName: "gsi1" };
    expect(await ask(part, { service: "dynamodb", operation: "Scan", body: scan })).toBe(denied);
    const remove = { service: "dynamodb", operation: "DeleteTable", body: { TableName } } as const;
    expect(await ask(part, remove)).not.toBe("allowed");
  });

  it("may not read another parameter, nor write this one unless it makes the keys", async () => {
    const read = (Name: string): Asked => ({
      service: "ssm",
      operation: "GetParameter",
      body: { Name },
    });
    expect(await ask(part, read("/consigliere/other/keys"))).toBe(denied);
    expect(await ask(part, read(cloud.keysParameter))).toBe(part === "feedback" ? denied : "allowed");
    if (part === "keys") return;
    const body = { Name: cloud.keysParameter, Value: "{}", Type: "SecureString", Overwrite: true };
    for (const operation of ["PutParameter", "DeleteParameter"]) {
      expect(await ask(part, { service: "ssm", operation, body })).toBe(denied);
    }
  });

  it("may not send mail from another address, nor at all unless it is its task", async () => {
    const from = cloud.functions.http.spec.environment["MAIL_FROM"]?.match(/[^<\s]+@[^>\s]+/)?.[0] ?? "";
    const set = cloud.functions.http.spec.environment["MAIL_CONFIGURATION_SET"];
    const send = (FromEmailAddress: string): Asked => ({
      service: "ses",
      operation: "/v2/email/outbound-emails",
      body: {
        FromEmailAddress,
        ConfigurationSetName: set,
        Destination: { ToAddresses: ["reader@readers.test"] },
        Content: { Raw: { Data: Buffer.from("Subject: x\r\n\r\nx").toString("base64") } },
      },
    });
    const before = cloud.ses.sent.length;
    for (const address of [`other@${from.split("@")[1]}`, "boss@elsewhere.test"]) {
      expect(await ask(part, send(address))).toBe(denied);
    }
    expect(cloud.ses.sent).toHaveLength(before);
    expect(await ask(part, send(from))).toBe(part === "account" || part === "tick" ? "allowed" : denied);
  });

  it("finds nobody at services that it has no business with", async () => {
    const answer = await ask(part, { service: "s3", operation: "ListBuckets", body: {} });
    expect(answer).toBe("UnknownOperationException");
  });
});

describe("the partitions of the table", () => {
  it.each([...players, "account"] as const)(
    "%s may use matches, and sessions if it answers",
    async (part) => {
      expect(await ask(part, query("MATCH#1"))).toBe("allowed");
      // Nothing is read from there one by one.
      expect(await ask(part, get("MATCH#1"))).toBe(denied);
      const answers = part === "http" || part === "account";
      expect(await ask(part, put("AUTH#session#x"))).toBe(answers ? "allowed" : denied);
      expect(await ask(part, get("AUTH#session#x"))).toBe(denied);
    },
  );

  it.each(players)(
    "%s may neither use nor make a key that lets somebody in, nor change an account",
    async (part) => {
      const token = "AUTH#secret#x";
      for (const asked of [
        query(token),
        put(token),
        query("AUTH#user#1"),
        put("AUTH#user#1"),
        put("ADDRESS#x"),
      ]) {
        expect(await ask(part, asked)).toBe(denied);
      }
    },
  );

  it("nobody may take a record back", async () => {
    for (const part of everybody) {
      const body = { TableName: cloud.table.tableName, Key: item("MATCH#1") };
      expect(await ask(part, { service: "dynamodb", operation: "DeleteItem", body })).toBe(denied);
    }
  });

  it("the stream function may not read mail, the feedback function nothing but addresses", async () => {
    expect(await ask("stream", query("DUE", "gsi1"))).toBe(denied);
    for (const asked of [get("MATCH#1"), get("USER#1"), put("OUTBOX#x"), query("DUE", "gsi1")]) {
      expect(await ask("feedback", asked)).toBe(denied);
    }
  });

  it("one foreign key among own ones is enough to be refused", async () => {
    const Keys = [item("MATCH#1"), item("AUTH#secret#x")];
    const body = { RequestItems: { [cloud.table.tableName]: { Keys } } };
    expect(await ask("tick", { service: "dynamodb", operation: "BatchGetItem", body })).toBe(denied);
    const TransactItems = [{ Put: { TableName: cloud.table.tableName, Item: item("AUTH#session#x") } }];
    expect(
      await ask("tick", { service: "dynamodb", operation: "TransactWriteItems", body: { TransactItems } }),
    ).toBe(denied);
  });

  it("nor does a statement among others reach where it may not", async () => {
    const { tableName } = cloud.table;
    const insert = (pk: string) => ({
      Statement: `INSERT INTO "${tableName}" VALUE {'pk': ?, 'sk': ?}`,
      Parameters: [text(pk), text("X")],
    });
    const update = (pk: string) => ({
      Statement: `UPDATE "${tableName}" SET "body" = ? WHERE "pk" = ? AND "sk" = ?`,
      Parameters: [text("x"), text(pk), text("X")],
    });
    const remove = (pk: string) => ({
      Statement: `DELETE FROM "${tableName}" WHERE "pk" = ? AND "sk" = ?`,
      Parameters: [text(pk), text("X")],
    });
    const execute = (part: Part, Statements: readonly unknown[]) =>
      ask(part, { service: "dynamodb", operation: "BatchExecuteStatement", body: { Statements } });
    expect(await execute("stream", [insert("USER#1"), update("USER#2")])).toBe("allowed");
    for (const foreign of [insert("MATCH#1"), update("MATCH#1"), update("AUTH#user#1"), insert("DUE#x")]) {
      expect(await execute("stream", [insert("USER#3"), foreign])).toBe(denied);
    }
    expect(await execute("tick", [update("DUE#x"), update("OUTBOX#x"), remove("DUE#y")])).toBe("allowed");
    for (const foreign of [update("USER#1"), remove("OUTBOX#x"), remove("MATCH#1"), insert("DUE#x")]) {
      expect(await execute("tick", [update("DUE#x"), foreign])).toBe(denied);
    }
  });

  it("the maker of keys may not touch the table at all", async () => {
    for (const asked of [get("MATCH#1"), put("MATCH#1"), query("MATCH#1")]) {
      expect(await ask("keys", asked)).toBe(denied);
    }
  });
});

it("a stranger, or somebody with an old session, is nobody", async () => {
  const response = await fetch(cloud.front.url, { method: "POST", body: "{}" });
  expect(response.status).toBe(400);
  const answer = (await response.json()) as { __type: string };
  expect(answer.__type).toContain("UnrecognizedClientException");
});

it("a request that did not come through the distribution is refused, whatever it claims", async () => {
  for (const headers of [{}, { "x-origin-key": "guess" }, { "x-viewer-address": "192.0.2.1" }]) {
    for (const path of ["/api/me", "/healthz", "/i/token"]) {
      const response = await cloud.askApiDirectly(path, { headers });
      expect(response.status).toBe(421);
      expect(await response.json()).toMatchObject({ code: "request/wrong-address" });
    }
  }
});

it("a viewer cannot say whose request it is", async () => {
  const body = JSON.stringify({ email: "flooded@readers.test", locale: "en" });
  const flood = (viewerIp: string, claimed: string) =>
    cloud.distribution.fetch(
      new Request(`${cloud.url}/api/session`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-viewer-address": claimed,
          "x-forwarded-for": claimed,
        },
        body: body.replace("email", "token").replace("flooded@readers.test", "invented"),
      }),
      viewerIp,
    );
  const statuses: number[] = [];
  for (let n = 0; n < 80 && statuses.at(-1) !== 429; n++)
    statuses.push((await flood("198.51.100.4", `192.0.2.${n}`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await flood("198.51.100.5", "198.51.100.4")).status).not.toBe(429);
});

import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { type AwsService, awsService } from "./aws-service.ts";
import { createClient } from "./client.ts";
import { PutCommand } from "./dynamo/commands.ts";
import { serveOnLoopback } from "./loopback.ts";

// The moments between the tries.
beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  return () => vi.restoreAllMocks();
});

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer of a server; `cut`: it hangs up in the middle. */
interface Answer {
  readonly status?: number;
  readonly body?: object | string;
  readonly date?: Date;
  readonly cut?: true;
}

const DONE: Answer = { body: {} };
const refusal = (code: string): Answer => ({
  status: 400,
  body: { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message: "no" },
});

/** A server that gives these answers, the last of them for ever, and notes what it is sent. */
async function serverWith(...answers: readonly Answer[]) {
  const sent: Sent[] = [];
  const { url, stop } = await serveOnLoopback(async (request, response) => {
    sent.push({ headers: request.headers, body: await textOf(request) });
    const {
      status = 200,
      body = "",
      date = new Date(),
      cut,
    } = answers[sent.length - 1] ?? answers.at(-1) ?? {};
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const length = Buffer.byteLength(text) + (cut ? 1 : 0);
    response.writeHead(status, { date: date.toUTCString(), "content-length": length });
    response.write(text, () => (cut ? request.socket.destroy() : response.end()));
  });
  onTestFinished(stop);
  return { sent, url };
}

function serviceAt(endpoint: string): AwsService {
  const credentials = async () => ({ accessKeyId: "id", secretAccessKey: "secret", sessionToken: "token" });
  const about = { name: "dynamodb", target: "DynamoDB_20120810", json: "1.0", region: "us-east-1" } as const;
  const service = awsService({ ...about, endpoint, credentials });
  onTestFinished(service.destroy);
  return service;
}

it("signs requests as AWS reads them", async () => {
  const { sent, url } = await serverWith(DONE);
  await serviceAt(url).call("PutItem", { Item: { pk: { S: "a\u00e9 b" } } });
  const [{ headers, body }] = sent as [Sent];
  expect(headers).toMatchObject({
    "content-type": "application/x-amz-json-1.0",
    "x-amz-target": "DynamoDB_20120810.PutItem",
    "x-amz-security-token": "token",
  });
  const { day, names, signature } =
    /Credential=id\/(?<day>\d+)\/.*SignedHeaders=(?<names>[^,]+).*Signature=(?<signature>\w+)/.exec(
      headers.authorization ?? "",
    )?.groups ?? {};
  const lines = names?.split(";").map((name) => `${name}:${headers[name]}\n`) ?? [];
  const canonical = ["POST", "/", "", lines.join(""), names, hash(body)].join("\n");
  const scope = `${day}/us-east-1/dynamodb/aws4_request`;
  const key = scope.split("/").reduce<string | Buffer>((secret, part) => hmac(secret, part), "AWS4secret");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(canonical)].join("\n");
  expect(names?.split(";")).toEqual(expect.arrayContaining(["host", "x-amz-date", "x-amz-target"]));
  expect(signature).toBe(hmac(key, text).toString("hex"));
});

it("needs no credentials for an endpoint of its own, and takes a function's out of the environment", async () => {
  const { sent, url } = await serverWith(DONE);
  const client = createClient({ region: "us-east-1", endpoint: url });
  onTestFinished(client.destroy);
  await client.send(new PutCommand({ TableName: "t", Item: { pk: "a" } }));
  expect(sent[0]?.headers.authorization).toContain("Credential=local/");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "lambda")
    .stubEnv("AWS_SECRET_ACCESS_KEY", "secret")
    .stubEnv("AWS_SESSION_TOKEN", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  const service = awsService({
    name: "ssm",
    target: "AmazonSSM",
    json: "1.1",
    region: "us-east-1",
    endpoint: url,
  });
  onTestFinished(service.destroy);
  await service.call("GetParameter", {});
  expect(sent[1]?.headers.authorization).toContain("Credential=lambda/");
  expect(sent[1]?.headers).not.toHaveProperty("x-amz-security-token");
});

it.each<[string, Answer]>([
  ["is busy", refusal("ProvisionedThroughputExceededException")],
  ["throttles", { status: 429, body: "Slow down" }],
  ["is broken", { status: 500, body: "<html>" }],
  ["hangs up in the middle of a reply", { body: { Items: [] }, cut: true }],
])("asks again where the service %s, five times at most", async (_, fault) => {
  const { sent, url } = await serverWith(fault, fault, DONE);
  expect(await serviceAt(url).call("Query", {})).toEqual({ output: {}, tries: 3 });
  expect(sent).toHaveLength(3);
  const { sent: more, url: broken } = await serverWith(fault);
  await expect(serviceAt(broken).call("Query", {})).rejects.toThrow();
  expect(more).toHaveLength(5);
});

it("does not ask again what is refused, and says why", async () => {
  const { sent, url } = await serverWith(refusal("ValidationException"));
  await expect(serviceAt(url).call("Query", {})).rejects.toMatchObject({
    name: "ValidationException",
    message: "no",
    status: 400,
    tries: 1,
  });
  expect(sent).toHaveLength(1);
});

it("signs with the time of the other side when its own clock is wrong, once", async () => {
  const date = new Date(Date.now() + 3_600_000);
  const late = { ...refusal("InvalidSignatureException"), date };
  const { sent, url } = await serverWith(late, DONE);
  const service = serviceAt(url);
  await service.call("Query", {});
  const timeOf = ({ headers }: Sent) => {
    const [, ...parts] = /(....)(..)(..)T(..)(..)(..)/.exec(String(headers["x-amz-date"])) ?? [];
    const [year = 0, month = 0, ...rest] = parts.map(Number);
    return Date.UTC(year, month - 1, ...rest);
  };
  await service.call("Query", {});
  expect(sent.map((one) => Math.round(Math.abs(timeOf(one) - Date.now()) / 600_000))).toEqual([0, 6, 6]);
  // A signature that is wrong for another reason.
  const { sent: more, url: other } = await serverWith(refusal("InvalidSignatureException"));
  await expect(serviceAt(other).call("Query", {})).rejects.toMatchObject({
    name: "InvalidSignatureException",
  });
  expect(more).toHaveLength(1);
});

it("ends a try in which nothing comes", async () => {
  const { url, stop } = await serveOnLoopback(() => {});
  onTestFinished(stop);
  const about = {
    name: "ssm",
    target: "AmazonSSM",
    json: "1.1",
    region: "us-east-1",
    silenceMs: 20,
  } as const;
  const service = awsService({ ...about, endpoint: url });
  onTestFinished(service.destroy);
  await expect(service.call("GetParameter", {})).rejects.toThrow("ssm is silent");
});

it("tries a write again that met a transaction on its item", async () => {
  const busy = refusal("TransactionConflictException");
  const { sent, url } = await serverWith(busy, busy, DONE);
  const client = createClient({ region: "us-east-1", endpoint: url });
  onTestFinished(client.destroy);
  await client.send(new PutCommand({ TableName: "t", Item: { pk: "a" } }));
  expect(sent).toHaveLength(3);
});

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

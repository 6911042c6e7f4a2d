import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EmbeddedServer, startEmbedded } from "../src/embedded.ts";
import { hiddenPlace } from "../src/hidden-place.ts";

let server: EmbeddedServer;
beforeAll(async () => {
  process.env["DYNAMODB_ENDPOINT"] = "";
  server = await startEmbedded();
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly text: string;
}

/** Asks for the names of the tables. Anybody who reaches the server may do so: it checks no signature. */
function listTables(headers: Record<string, string>, method = "POST"): Promise<Answer> {
  const signed = {
    "content-type": "application/x-amz-json-1.0",
    "x-amz-target": "DynamoDB_20120810.ListTables",
    "x-amz-date": "20260101T000000Z",
    authorization:
      "AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0",
  };
  return new Promise((resolve, reject) => {
    const asked = request(server.endpoint, { method, headers: { ...signed, ...headers } }, async (answer) => {
      let text = "";
      for await (const chunk of answer) text += String(chunk);
      resolve({ status: answer.statusCode, headers: answer.headers, text });
    });
    asked.once("error", reject);
    asked.end(method === "POST" ? "{}" : "");
  });
}

const port = () => new URL(server.endpoint).port;

describe("the embedded database", () => {
  it.each(["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])("answers to the name %s", async (name) => {
    const answer = await listTables({ host: `${name}:${port()}` });
    expect(answer).toMatchObject({ status: 200, text: '{"TableNames":[]}' });
  });

  it.each([
    ["a name that leads here", () => ({ host: `evil.example:${port()}` })],
    [
      "a name that leads here, for a page under it",
      () => ({
        host: `evil.example:${port()}`,
        origin: `http://evil.example:${port()}`,
      }),
    ],
    ["another port", () => ({ host: "localhost:1" })],
    ["no port", () => ({ host: "localhost" })],
    [
      "its own name, for a page of another site",
      () => ({
        host: `localhost:${port()}`,
        origin: "https://evil.example",
      }),
    ],
    ["its own name, for a page without a name", () => ({ host: `localhost:${port()}`, origin: "null" })],
  ])("does not answer to %s", async (_, headers) => {
    for (const method of ["POST", "GET", "OPTIONS"]) {
      const answer = await listTables(headers(), method);
      expect(answer.status).toBe(421);
      expect(answer.text).not.toContain("TableNames");
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  it("lets no page of another origin read what it says to its own", async () => {
    const name = `localhost:${port()}`;
    const { status, headers } = await listTables({ host: name, origin: `http://${name}` });
    expect(status).toBe(200);
    expect(Object.keys(headers).filter((one) => one.startsWith("access-control-"))).toEqual([]);
  });
});

it("what stands behind it listens where no page can ask", async () => {
  const { host, port: hidden } = await hiddenPlace();
  expect(host).toMatch(/^127\./);
  const refused: unknown = await fetch(`http://${host}:${hidden}/`).catch((error: Error) => error.cause);
  expect(String(refused)).toContain("bad port");
});

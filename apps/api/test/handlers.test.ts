import { sesBounce } from "@consigliere/service/testing/ses";
import { createClient, settingsFrom } from "@consigliere/store/client";
import { connect } from "@consigliere/store/store";
import { endpoint } from "@consigliere/store/testing/server";
import { freshTable } from "@consigliere/store/testing/table";
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  SNSEvent,
} from "aws-lambda";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { newKeys } from "../src/keys/keys.ts";

const keys = newKeys(new Date());

const environment = {
  BASE_URL: "http://localhost:3000/",
  KEYS: JSON.stringify(keys),
  MAIL_FROM: "desk@house.test",
  SMTP_URL: "smtp://127.0.0.1:9",
};

describe("the configuration", () => {
  it("names everything that is missing or unusable in one line", () => {
    const { KEYS: _, ...rest } = environment;
    const read = () => readConfig({ ...rest, BASE_URL: "localhost" });
    expect(read).toThrow("Configuration: BASE_URL is not usable, KEYS is missing.");
  });

  it.each(["{", "{}", JSON.stringify({ ...keys, link: [] })])("refuses %j for keys", (KEYS) => {
    const read = () => readConfig({ ...environment, KEYS });
    expect(read).toThrow("Configuration: KEYS is not usable.");
  });

  it("takes the name of a secret in the place of keys", () => {
    const { KEYS: _, ...rest } = environment;
    expect(readConfig({ ...rest, KEYS_PARAMETER: "house" }).keys).toEqual({ parameter: "house" });
  });

  it("has sensible defaults", () => {
    expect(readConfig(environment)).toMatchObject({
      baseUrl: "http://localhost:3000",
      graceSeconds: 120,
      standingDelaySeconds: { min: 20, max: 90 },
    });
  });
});

const context = {} as Context;

function event(method: string, path: string, body?: unknown): APIGatewayProxyEventV2 {
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: "",
    headers: {
      host: "localhost:3000",
      "content-type": "application/json",
      "x-origin-key": keys["origin1"],
      "x-viewer-address": "192.0.2.7",
    },
    requestContext: {
      domainName: "localhost",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: "1.2.3.4", userAgent: "" },
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2;
}

describe("the functions", () => {
  beforeAll(async () => {
    const { tableName } = await freshTable();
    const env = {
      ...environment,
      TABLE_NAME: tableName,
      DYNAMODB_ENDPOINT: endpoint,
      AWS_REGION: "us-east-1",
    };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    return () => void vi.unstubAllEnvs();
  });

  it("answer requests as API Gateway hands them over, cookies included", async () => {
    const http = await import("../src/handlers/http.ts");
    const account = await import("../src/handlers/account.ts");
    const call = async ({ handler }: typeof http, e: APIGatewayProxyEventV2) =>
      (await handler(e as never, context)) as APIGatewayProxyStructuredResultV2;
    const healthy = { statusCode: 200, body: expect.stringContaining('"status":"ok"') };
    expect(await call(http, event("GET", "/healthz"))).toMatchObject(healthy);
    const entered = await call(account, event("POST", "/api/session/guest", { name: "Gus", locale: "en" }));
    expect(entered.statusCode).toBe(201);
    expect(entered.cookies?.[0]).toMatch(/^consigliere\.session_token=.*HttpOnly/);
  });

  it.each(["TRACE", "CONNECT", "TRACK", "track", "PROPFIND", "BREW"])(
    "refuse %s, which no path offers, and log nothing",
    async (method) => {
      const said = (["error", "warn", "log", "info"] as const).map((level) => vi.spyOn(console, level));
      const { handler } = await import("../src/handlers/http.ts");
      for (const path of ["/api/me", "/api/nothing", "/i/token"]) {
        const answered = (await handler(
          event(method, path) as never,
          context,
        )) as APIGatewayProxyStructuredResultV2;
        expect(answered.statusCode).toBe(405);
        expect(answered.headers).toMatchObject({
          "content-type": "application/problem+json",
          allow: expect.stringContaining("GET"),
        });
        expect(JSON.parse(answered.body ?? "")).toMatchObject({ code: "request/unknown-method" });
      }
      for (const spy of said) expect(spy).not.toHaveBeenCalled();
    },
  );

  it("hear of bounces as SNS tells them, and go on after what nobody can read", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { handler } = await import("../src/handlers/feedback.ts");
    const email = "ann@mob.test";
    const told = ["gibberish", sesBounce({ email, at: "2026-03-01T12:00:00.000Z" }, "Permanent", "NoEmail")];
    const Records = told.map((Message) => ({
      EventSource: "aws:sns",
      Sns: { Type: "Notification", Message },
    }));
    await handler({ Records } as unknown as SNSEvent, context);
    const settings = settingsFrom(process.env);
    const { addresses } = connect({ client: createClient(settings), tableName: settings.tableName });
    expect(await addresses.get(email)).toMatchObject({ status: "bounced", reason: "Permanent/NoEmail" });
  });

  it("take an empty batch and an idle minute in their stride", async () => {
    const stream = await import("../src/handlers/stream.ts");
    const tick = await import("../src/handlers/tick.ts");
    expect(await stream.handler({ Records: [] }, context)).toEqual({ batchItemFailures: [] });
    await expect(tick.handler({}, context)).resolves.toBeUndefined();
  });
});

import { problemSchema } from "@consigliere/contract/problems";
import { interpose } from "@consigliere/store/testing/interpose";
import { freshTable } from "@consigliere/store/testing/table";
import type { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import { createAccountApp } from "../src/account-app.ts";
import { createAccountBackend } from "../src/account-backend.ts";
import { createApp } from "../src/app.ts";
import { createBackend } from "../src/backend.ts";
import { readConfig } from "../src/config.ts";
import { completeKeys, newKeys } from "../src/keys/keys.ts";

const keys = completeKeys(newKeys(new Date()), 2, new Date());
let app: Hono;
let accountApp: Hono;

beforeAll(async () => {
  const connection = await freshTable();
  const config = readConfig({
    BASE_URL: "https://house.test",
    KEYS: JSON.stringify(keys),
    MAIL_FROM: "desk@house.test",
  });
  app = createApp(createBackend(config, keys, { connection }));
  accountApp = createAccountApp(createAccountBackend(config, keys, { connection }));
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`https://execute-api.test${path}`, { headers });

describe("a request that went round the edge", () => {
  it.each(["/healthz", "/api/me", "/i/token", "/api/openapi.json", "/nowhere"])(
    "is refused at %s, with a wrong word as without one",
    async (path) => {
      for (const headers of [{}, { "x-origin-key": "" }, { "x-origin-key": "guess" }]) {
        const response = await get(path, { ...headers, "accept-language": "ja" });
        expect(response.status).toBe(421);
        const problem = problemSchema.parse(await response.json());
        expect(problem.code).toBe("request/wrong-address");
      }
    },
  );
});

it("a request through the edge is answered under the new word and under the one before", async () => {
  for (const word of [keys["origin1"], keys["origin2"]]) {
    expect((await get("/healthz", { "x-origin-key": word ?? "" })).status).toBe(200);
  }
});

it("says that it is not well when nothing can be written", async () => {
  const config = readConfig({
    BASE_URL: "https://house.test",
    KEYS: JSON.stringify(keys),
    MAIL_FROM: "a@house.test",
  });
  const connection = await freshTable();
  const full = createApp(createBackend(config, keys, { connection, report: () => {} }));
  const request = () =>
    full.request("https://house.test/healthz", { headers: { "x-origin-key": keys["origin2"] ?? "" } });
  expect((await request()).status).toBe(200);
  const freeDisk = interpose(connection.client, (command, send) => {
    if (/Update|Put|Write|Statement/.test(command.action)) throw new Error("database or disk is full");
    return send(command);
  });
  expect((await request()).status).toBe(500);
  freeDisk();
});

describe("callers", () => {
  const enter = (viewer: string) =>
    accountApp.request("https://execute-api.test/api/session", {
      method: "POST",
      headers: {
        "x-origin-key": keys["origin2"] ?? "",
        "x-viewer-address": viewer,
        "content-type": "application/json",
      },
      body: JSON.stringify({ token: "invented" }),
    });

  it("are counted by the address that the edge saw", async () => {
    for (let i = 0; i < 60; i++) expect((await enter("192.0.2.1")).status).toBe(410);
    expect((await enter("192.0.2.1")).status).toBe(429);
    expect((await enter("2001:db8::1")).status).toBe(410);
  });
});

import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { createClient, ProblemError } from "./client.ts";
import type { CallOf, Endpoint, ResponseOf } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import type { MatchLook } from "./play.ts";
import { PROBLEMS } from "./problems.ts";
import { nameSchema } from "./values.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);

describe("the contract", () => {
  it("has one endpoint for each method and path", () => {
    const routes = all.map(([, e]) => `${e.method} ${e.path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(all)("%s names its path parameters in its schema", (_, e) => {
    const inPath = [...e.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
    expect(Object.keys(e.params?.shape ?? {}).sort()).toEqual(inPath.sort());
  });

  it.each(all)("%s can be written down as JSON Schema", (_, e) => {
    for (const schema of [e.body, e.response, e.query]) {
      if (schema === undefined) continue;
      // Members that the rules of games fill may have any type there.
      expect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).toBeTypeOf("object");
    }
  });

  it("knows no problem that the CDN would take for a missing file of the site", () => {
    expect(Object.entries(PROBLEMS).filter(([, status]) => Number(status) === 403)).toEqual([]);
  });

  it("types calls and responses", () => {
    expectTypeOf<ResponseOf<typeof endpoints.viewMatch>>().toEqualTypeOf<MatchLook>();
    expectTypeOf<ResponseOf<typeof endpoints.signOut>>().toEqualTypeOf<undefined>();
    expectTypeOf<CallOf<typeof endpoints.answerPrompt>["params"]>().toEqualTypeOf<{ id: string }>();
  });

  it.each([
    ["  Vito  ", "Vito"],
    ["ドン", "ドン"],
  ])("takes the name %j as %j", (given, taken) => {
    expect(nameSchema.parse(given)).toBe(taken);
  });

  it.each(["", "   ", "a\u0000b", "a\u202eb", "x".repeat(25), "—"])("refuses the name %j", (given) => {
    expect(nameSchema.safeParse(given).success).toBe(false);
  });
});

describe("the client", () => {
  const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    const seen: { url: string; init: RequestInit | undefined }[] = [];
    const client = createClient({
      baseUrl: "http://house",
      locale: "ja",
      fetch: async (url, init) => {
        seen.push({ url: String(url), init });
        return new Response(status === 304 ? null : JSON.stringify(body), { status, headers });
      },
    });
    return { client, seen };
  };

  it("puts parameters and query where they belong", async () => {
    const { client, seen } = answering(200, { events: [], before: null });
    await client.call(endpoints.readLog, { params: { id: "m/1" }, query: { limit: 5 } });
    expect(seen[0]?.url).toBe("http://house/api/matches/m%2F1/log?limit=5");
  });

  it("says that nothing has changed on 304", async () => {
    const { client } = answering(304, null);
    expect(await client.callIfChanged(endpoints.viewMatch, { params: { id: "m" } }, '"x"')).toEqual({
      changed: false,
    });
  });

  it("throws the problem of a refusal", async () => {
    const problem = { type: "t", code: "match/over", status: 409, title: "It is over." };
    const { client } = answering(409, problem, { "content-type": "application/problem+json" });
    const call = client.call(endpoints.answerPrompt, {
      params: { id: "m" },
      body: { answerId: "12345678", prompt: "p", value: "pass" },
    });
    await expect(call).rejects.toThrow(ProblemError);
  });
});

import { describe, expect, it } from "vitest";
import { readMe } from "./account.ts";
import { ConnectionError, createClient, ProblemError } from "./client.ts";

const errorFor = (response: Response | Promise<Response>): Promise<unknown> =>
  createClient({ locale: "en", fetch: async () => response })
    .call(readMe, {})
    .catch((error: unknown) => error);

describe("an answer that is no problem", () => {
  it("is told as too many requests when a flood was refused before the service", async () => {
    const page = new Response("<h1>Too many</h1>", { status: 429, headers: { "content-type": "text/html" } });
    const error = await errorFor(page);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).problem.code).toBe("request/too-many");
  });

  it.each([
    new Response('{"message":"Service Unavailable"}', { status: 503 }),
    new Response("<h1>Pay for your Wi-Fi</h1>"),
    new Response("{", { status: 404, headers: { "content-type": "application/problem+json" } }),
    Promise.reject<Response>(new TypeError("Failed to fetch")),
  ])("is a fault of the connection otherwise", async (response) => {
    expect(await errorFor(response)).toBeInstanceOf(ConnectionError);
  });
});

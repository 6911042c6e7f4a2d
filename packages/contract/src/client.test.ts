import { describe, expect, it } from "vitest";
import { readMe } from "./account.ts";
import { ConnectionError, createClient, ProblemError } from "./client.ts";

const errorFor = (answer: () => Promise<Response>): Promise<unknown> =>
  createClient({ locale: "en", fetch: answer })
    .call(readMe, {})
    .catch((error: unknown) => error);

describe("an answer that is no problem", () => {
  it("is told as too many requests when a flood was refused before the service", async () => {
    const page = new Response("<h1>Too many</h1>", { status: 429, headers: { "content-type": "text/html" } });
    const error = await errorFor(async () => page);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).problem.code).toBe("request/too-many");
  });

  it.each<() => Promise<Response>>([
    async () => new Response('{"message":"Service Unavailable"}', { status: 503 }),
    async () => new Response("<h1>Pay for the Wi-Fi</h1>", { headers: { "content-type": "text/html" } }),
    async () => new Response("{", { status: 404, headers: { "content-type": "application/problem+json" } }),
    async () => {
      throw new TypeError("Failed to fetch");
    },
  ])("is a fault of the connection otherwise", async (answer) => {
    expect(await errorFor(answer)).toBeInstanceOf(ConnectionError);
  });
});

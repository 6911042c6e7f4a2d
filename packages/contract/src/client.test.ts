import { describe, expect, it } from "vitest";
import { readMe } from "./account.ts";
import { createClient, ProblemError } from "./client.ts";

const errorFor = (response: Response): Promise<unknown> =>
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

  it("is a fault of the line otherwise", async () => {
    const error = await errorFor(new Response('{"message":"Service Unavailable"}', { status: 503 }));
    expect(error).not.toBeInstanceOf(ProblemError);
  });
});

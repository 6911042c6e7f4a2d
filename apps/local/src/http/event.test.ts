import { describe, expect, it } from "vitest";
import { eventFrom } from "./event.ts";
import { failureFrom, responseFrom } from "./result.ts";

const url = "http://localhost:3000/api/matches/a%20b?seat=1&tag=x&tag=y";

const edge = { viewer: "192.0.2.7", originKey: "proof" };

describe("the http function's event", () => {
  it("has path, query, cookies and source as API Gateway writes them", async () => {
    const request = new Request(url, { headers: { cookie: "a=1; b=2", "x-one": "1" } });
    const event = await eventFrom(request, edge);
    expect(event).toMatchObject({
      version: "2.0",
      rawPath: "/api/matches/a b",
      rawQueryString: "seat=1&tag=x&tag=y",
      queryStringParameters: { seat: "1", tag: "x,y" },
      cookies: ["a=1", "b=2"],
      headers: { "x-one": "1", "x-forwarded-for": "192.0.2.7" },
      isBase64Encoded: false,
    });
    expect(event.headers).not.toHaveProperty("cookie");
  });

  it("says who asks and that it came through the edge, whatever the request says about that", async () => {
    const headers = { "x-viewer-address": "198.51.100.1", "x-origin-key": "guess" };
    const event = await eventFrom(new Request(url, { headers }), edge);
    expect(event.headers).toMatchObject({ "x-viewer-address": "192.0.2.7", "x-origin-key": "proof" });
  });

  it("passes JSON as text and everything else as base64", async () => {
    const send = (type: string) =>
      eventFrom(new Request(url, { method: "POST", body: "{}", headers: { "content-type": type } }), edge);
    expect(await send("application/json")).toMatchObject({ body: "{}", isBase64Encoded: false });
    expect(await send("application/x-www-form-urlencoded")).toMatchObject({
      body: "e30=",
      isBase64Encoded: true,
    });
  });

  it("does not tell the function under which name it was called", async () => {
    const event = await eventFrom(new Request(url, { headers: { host: "evil.example" } }), edge);
    expect(event.headers["host"]).toBe("api.execute.internal");
  });
});

describe("the http function's result", () => {
  it("becomes a response with every cookie", async () => {
    const response = responseFrom({
      statusCode: 201,
      headers: { "content-type": "text/plain" },
      cookies: ["a=1; HttpOnly", "b=2"],
      body: "aGk=",
      isBase64Encoded: true,
    });
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(["a=1; HttpOnly", "b=2"]);
    expect(await response.text()).toBe("hi");
  });

  it("is a JSON body when there is no status code", async () => {
    expect(await responseFrom({ ok: true }).json()).toEqual({ ok: true });
  });

  it("is a bare failure when the function throws", async () => {
    const response = failureFrom(new Error("secret detail"));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
  });
});

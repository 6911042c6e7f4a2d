import { endpoints } from "@consigliere/contract/endpoints";
import type { Problem } from "@consigliere/contract/problems";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeAll, expect, it } from "vitest";
import { openTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown({ games: [pennies()] });
});

async function refusalOf(method: string, path: string, headers = {}) {
  const response = await town.browser().request(path, { method, headers });
  const { code, status, title } = (await response.json()) as Problem;
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.status).toBe(status);
  return { code, status, title, allow: response.headers.get("allow") };
}

it.each([
  ["PROPFIND", "/api/me", "GET, HEAD, PATCH, DELETE"],
  ["BREW", "/api/me", "GET, HEAD, PATCH, DELETE"],
  ["OPTIONS", "/api/me", "GET, HEAD, PATCH, DELETE"],
  ["PUT", "/api/me", "GET, HEAD, PATCH, DELETE"],
  ["GET", "/api/session/guest", "POST"],
  ["HEAD", "/api/matches/m1/answers", "POST"],
  ["DELETE", "/api/matches/m1", "GET, HEAD, PATCH"],
  ["PURGE", "/i/some-token", "GET, HEAD"],
  ["POST", "/healthz", "GET, HEAD"],
  ["LOCK", "/api/nothing", "GET, HEAD, POST, PUT, PATCH, DELETE"],
])("%s of %s is refused with what is offered there", async (method, path, allow) => {
  const response = await town.browser().request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("allow")).toBe(allow);
});

it("is said in the reader's language", async () => {
  const refusal = await refusalOf("PROPFIND", "/api/me", { "accept-language": "ja" });
  expect(refusal).toMatchObject({
    code: "request/unknown-method",
    title: "このアドレスではできない操作です。",
  });
});

it("leaves what is offered as it was", async () => {
  for (const { method, path } of Object.values(endpoints)) {
    const response = await town.browser().request(path.replaceAll(/[{}]/g, ""), { method });
    expect(response.status).not.toBe(405);
  }
});

it("no fault was reported", () => {
  expect(town.faults).toEqual([]);
});

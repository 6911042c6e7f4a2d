/** Pages and files through the template's distribution, functions and headers. */

import { endpoints } from "@consigliere/contract/endpoints";
import { expect, it } from "vitest";
import { enterAsGuest, openBrowser } from "./player.ts";
import { useCloud } from "./use-cloud.ts";

const the = useCloud();
const open = (path: string, init?: RequestInit, locale?: string) =>
  openBrowser(the.cloud, locale).visit(path, init);

it.each(["/en/", "/ja/", "/en", "/en/sign-in/", "/en/m/any-match", "/ja/m/any-match/"])(
  "%s is a page that is asked for every time",
  async (path) => {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("cache-control")).toContain("no-cache");
    expect(await page.text()).toContain("<html");
  },
);

it("visitors are led to their language", async () => {
  for (const [locale, place] of [
    ["ja,en;q=0.5", "/ja/"],
    ["de", "/en/"],
  ] as const) {
    const led = await open("/", {}, locale);
    expect([led.status, led.headers.get("location")]).toEqual([302, place]);
  }
});

it("what is not there is a page with status 404", async () => {
  for (const path of ["/en/nothing/here", "/nothing.png", "/en/../secret.txt"]) {
    const page = await open(path);
    expect(page.status).toBe(404);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("content-security-policy")).toBeTruthy();
  }
});

it("files named after their content are kept for ever, and compressed by the edge", async () => {
  const page = await (await open("/en/")).text();
  const files = [...new Set(page.match(/\/_next\/static\/[^"'\\ ]+?\.(?:js|css)/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const got = await open(file);
    expect([file, got.status]).toEqual([file, 200]);
    expect(got.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(got.headers.get("x-content-type-options")).toBe("nosniff");
  }
});

it("an unchanged page is not sent again", async () => {
  const etag = (await open("/en/")).headers.get("etag") ?? "";
  expect((await open("/en/", { headers: { "if-none-match": etag } })).status).toBe(304);
});

it("no policy lets inline code run, but for the hashes of the page's own scripts", async () => {
  for (const path of ["/en/", "/en/m/any-match", "/nothing.png"]) {
    const page = await open(path);
    const html = await page.text();
    const meta = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? "";
    expect(meta).toMatch(/script-src 'self' 'sha256-/);
    const header = page.headers.get("content-security-policy") ?? "";
    for (const policy of [meta, header]) expect(policy).not.toContain("unsafe");
    expect(header).toContain("frame-ancestors 'none'");
    expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  }
});

it("the API keeps its own stricter policy, is never cached, and never answers 403", async () => {
  const { cloud } = the;
  const me = await open("/api/me");
  expect(me.status).toBe(200);
  expect(me.headers.get("cache-control")).toContain("no-cache");
  const page = await open("/i/unknown");
  expect(page.status).toBe(404);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  const foreign = await cloud.distribution.fetch(
    new Request(`${cloud.url}/api/guest`, {
      method: "POST",
      headers: { origin: "https://evil.test" },
      body: "{}",
    }),
  );
  expect(foreign.status).toBe(400);
});

it("what is refused to a stranger is there for those whom it belongs to, at the same moment", async () => {
  const host = await enterAsGuest(the.cloud, "Ann");
  const stranger = await enterAsGuest(the.cloud, "Ben");
  const { match } = await host.client.call(endpoints.createMatch, {
    body: { game: "family-business", seats: 2 },
  });
  expect((await stranger.visit(`/api/matches/${match.id}`)).status).toBe(404);
  expect((await host.visit(`/api/matches/${match.id}`)).status).toBe(200);
});

it("an invitation is answered by the API and leads to a page of the site", async () => {
  const host = await enterAsGuest(the.cloud, "Ann");
  const created = await host.client.call(endpoints.createMatch, {
    body: { game: "family-business", seats: 2 },
  });
  const invitation = await open(created.inviteUrl ?? "/");
  expect(invitation.status).toBe(200);
  const html = await invitation.text();
  const next = /https:\/\/[^"'<> ]+\/join\/\?token=[^"'<> ]+/.exec(html)?.[0].replaceAll("&amp;", "&");
  expect(next?.startsWith(the.cloud.url)).toBe(true);
  expect((await open(next ?? "/nowhere.png")).status).toBe(200);
});

it("only HTTPS is spoken, and the site is not written to", async () => {
  const { cloud } = the;
  const plain = await cloud.distribution.fetch(new Request(cloud.url.replace("https", "http")));
  expect([plain.status, plain.headers.get("location")?.slice(0, 5)]).toEqual([301, "https"]);
  const invitation = await cloud.distribution.fetch(
    new Request(`${cloud.url.replace("https", "http")}/i/token`),
  );
  expect([invitation.status, invitation.headers.get("location")]).toEqual([301, `${cloud.url}/i/token`]);
  const api = new Request(`${cloud.url.replace("https", "http")}/api/guest`, { method: "POST", body: "{}" });
  expect((await cloud.distribution.fetch(api)).status).toBe(403);
  expect((await open("/en/", { method: "POST", body: "x" })).status).toBeGreaterThanOrEqual(400);
});

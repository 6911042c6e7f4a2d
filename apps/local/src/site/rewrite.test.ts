import { describe, expect, it } from "vitest";
import { loadRewrite } from "./rewrite.ts";

const rewrite = loadRewrite();
const ask = (path: string, headers: Record<string, string> = {}) =>
  rewrite(new Request(`http://localhost${path}`, { headers }));
const redirectOf = async (path: string, headers: Record<string, string> = {}) => {
  const target = await ask(path, headers);
  return "redirect" in target ? target.redirect.headers.get("location") : null;
};

describe("paths of the site", () => {
  it.each([
    ["/en/", "/en/index.html"],
    ["/en", "/en/index.html"],
    ["/ja/profile/", "/ja/profile/index.html"],
    ["/ja/profile", "/ja/profile/index.html"],
    ["/en/m/", "/en/m/index.html"],
    ["/en/m/0f3a-b", "/en/m/index.html"],
    ["/en/m/0f3a-b/", "/en/m/index.html"],
    ["/en/m/0f3a-b/index.txt", "/en/m/index.txt"],
    ["/en/m/index.txt", "/en/m/index.txt"],
    ["/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
    ["/favicon.svg", "/favicon.svg"],
  ])("%s is the file %s", async (path, file) => {
    expect(await ask(path)).toEqual({ file });
  });

  it.each([
    ["ja,en;q=0.8", "/ja/"],
    ["en-GB,en;q=0.9,ja;q=0.8", "/en/"],
    ["de;q=0.9,ja;q=0.5,en;q=0.7", "/en/"],
    ["fr", "/en/"],
    ["", "/en/"],
  ])("a browser that wants %s is led from / to %s", async (wish, place) => {
    expect(await redirectOf("/", { "accept-language": wish })).toBe(place);
  });

  it("keeps to the language that was chosen here", async () => {
    expect(await redirectOf("/", { "accept-language": "en", cookie: "NEXT_LOCALE=ja" })).toBe("/ja/");
  });

  it("adds the language to a path without one and keeps its query", async () => {
    expect(await redirectOf("/m/abc?a=1&b=2&a=3")).toBe("/en/m/abc?a=1&a=3&b=2");
  });

  it("never leads to another host", async () => {
    expect(await redirectOf("//evil.example/x")).toBe("/en/evil.example/x");
  });
});

import { LOCALES } from "@consigliere/languages";
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
    ["nl", "/en/"],
    ...LOCALES.map((locale): [string, string] => [locale, `/${locale}/`]),
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

  it.each([
    ["//evil.example/x", "/en/evil.example/x"],
    ["//evil.example/en/)", "/evil.example/en/"],
    ["/%2F%2Fevil.example/", "/evil.example/"],
    ["/%23//evil.example", "/#//evil.example"],
  ])("%s never leads to another host", async (path, place) => {
    expect(await redirectOf(path)).toBe(place);
  });
});

describe("links that were damaged on their way", () => {
  const id = "aZ09-_aZ09-_aZ0_";
  const pages = [
    "/en/enter",
    "/ja/o/",
    `/en/m/${id}/`,
    `/ja/m/${id}`,
    `/m/${id}/`,
    `/club/${id}/`,
    "/en/club/x/",
  ];

  it.each(pages.flatMap((page) => ["%23", "%2523", "%252523"].map((hash) => [page, hash] as const)))(
    "%s leads on from %s in its path",
    async (page, hash) => {
      expect(await redirectOf(`${page}${hash}table=key.sig&moment=1`)).toBe(`${page}#table=key.sig&moment=1`);
      expect(await redirectOf(`${page}${hash}key?utm_source=mail`)).toBe(`${page}?utm_source=mail#key`);
    },
  );

  it.each([
    [`/en/m/${id}/?of=crooks%23table=key.sig`, `/en/m/${id}/?of=crooks#table=key.sig`],
    [`/en/m/${id}/?of=crooks%2523table=key&utm=1`, `/en/m/${id}/?of=crooks&utm=1#table=key`],
    ["/en/act/?token=a.b%23table=key.sig", "/en/act/?token=a.b#table=key.sig"],
  ])("%s leads to %s", async (damaged, meant) => {
    expect(await redirectOf(damaged)).toBe(meant);
  });

  const glued = [
    ".",
    ",",
    ")",
    ">",
    "。",
    "、",
    "」",
    "'",
    '"',
    "*",
    "_",
    ").",
    "/)",
    "/。",
    "./",
    "です",
    "/です/",
  ];

  it.each(glued.flatMap((end) => pages.map((page) => [page, end] as const)))(
    "%s with %s glued to it is that page",
    async (page, end) => {
      // A URL ends a path with `/.` in `/`.
      const location =
        (await redirectOf(`${page}${end}?a=1`)) ?? new URL(`http://localhost${page}${end}`).pathname;
      const bare = (path: string) => path.replace(/\/?(\?a=1)?$/, "").replace(/^\/(?=m|club)/, "/en/");
      expect(bare(location)).toBe(bare(page));
    },
  );

  it.each(["/", "/en/", `/en/m/${id}`, `/en/m/${id}/`, "/en/m/0f3a-b/index.txt", "/_next/static/[a]/b.js"])(
    "%s is left as it is",
    async (path) => {
      const location = await redirectOf(path);
      expect(location === null || location === "/en/").toBe(true);
    },
  );
});

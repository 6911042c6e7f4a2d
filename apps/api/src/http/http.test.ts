import { describe, expect, it } from "vitest";
import { etagOf, isUnchanged } from "./etag.ts";
import { localeFrom } from "./locale.ts";
import { checkOrigin } from "./origin.ts";

describe("the reader's language", () => {
  it.each([
    ["ja", "ja"],
    ["ja-JP,en;q=0.8", "ja"],
    ["de,ja;q=0.4,en;q=0.9", "en"],
    ["nl", "en"],
    ["", "en"],
    [undefined, "en"],
  ] as const)("of %j is %s", (header, locale) => {
    expect(localeFrom(header)).toBe(locale);
  });
});

describe("a tag", () => {
  it("is recognized in lists and weakened by proxies", () => {
    const etag = etagOf("body");
    expect(isUnchanged(`"other", W/${etag}`, etag)).toBe(true);
    expect(isUnchanged('"other"', etag)).toBe(false);
    expect(isUnchanged(undefined, etag)).toBe(false);
  });
});

describe("the origin of a change", () => {
  it("that is not ours, though it leads here, is refused by that name", () => {
    const headers = { origin: "https://evil.test", "x-viewer-origin": "https://evil.test" };
    expect(() => checkOrigin(request(headers), "https://house.test")).toThrow("request/wrong-address");
  });

  const request = (headers: Record<string, string>, method = "POST") =>
    new Request("https://house.test/", { method, headers });

  it.each([
    { origin: "https://evil.test" },
    { origin: "null" },
    { origin: "https://evil.test", "x-viewer-origin": "https://house.test" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("%j is refused", (headers) => {
    expect(() => checkOrigin(request(headers), "https://house.test")).toThrow("request/foreign-origin");
  });

  it.each([{ origin: "https://house.test" }, { "sec-fetch-site": "same-origin" }, {}])(
    "%j passes",
    (headers) => {
      expect(() => checkOrigin(request(headers), "https://house.test")).not.toThrow();
      expect(() =>
        checkOrigin(request({ origin: "https://evil.test" }, "GET"), "https://house.test"),
      ).not.toThrow();
    },
  );
});

import { expect, it } from "vitest";
import { unlinked } from "./unlinked.ts";

/** The patterns that programs look for: a scheme, a host with letters after its last dot, a mailbox. */
const ADDRESS = /:\/\/|[\p{L}\p{N}-][.．][\p{L}-]|[a-z\d][。｡][a-z]|\S[@＠][^\s\u200c]/iu;

it.each([
  "http://evil.example/path",
  "https://10.0.0.1/",
  "x.com/path",
  "www.x.com",
  "WWW.X.COM",
  "Win at cards.example now",
  "поиск.рф",
  "x．com",
  "x。com",
  "xn--e1afmkfd.xn--p1ai",
  "ftp://x",
  "boss@mob.test",
])("breaks up %s, and nothing is seen of it", (written) => {
  expect(written).toMatch(ADDRESS);
  const broken = unlinked(written);
  expect(broken).not.toMatch(ADDRESS);
  expect(broken.replaceAll("\u200c", "")).toBe(written);
});

it.each([
  "Dr. No",
  "J. R.",
  "Mr. & Mrs. Smith",
  "at 14:30, $2.50",
  "ドン。次はだれ",
  "Vito…",
  "a: b // c",
  "@vito",
])("leaves %s as it is", (written) => {
  expect(unlinked(written)).toBe(written);
});

it("reaches every word of a mail, and no way that it leads", () => {
  const part = { heading: "x.com", links: [{ label: "Open x.com", url: "https://house.test/en/" }] };
  expect(unlinked({ parts: [part], at: null, count: 2 })).toEqual({
    parts: [
      { heading: "x.\u200ccom", links: [{ label: "Open x.\u200ccom", url: "https://house.test/en/" }] },
    ],
    at: null,
    count: 2,
  });
});

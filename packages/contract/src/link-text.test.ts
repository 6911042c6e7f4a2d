import { describe, expect, it } from "vitest";
import { foundIn, linkForms } from "./link-text.ts";

const letters = (length: number) => "aZ09-_".repeat(12).slice(0, length);
const signed = `${letters(60)}.${letters(42)}_`;
const way = "&as=Ann+Lee&next=%2Fen%2Fm%2Fx%2F%3Fof%3Dcrooks%26to%3D1";

/** Of each kind of link: its form, what it carries, and what is to be found. */
const kinds: readonly (readonly [keyof typeof linkForms, string, string])[] = [
  ["entry", "abcdefghijklmnopqrsTUVW", "abcdefghijklmnopqrsTUVW"],
  ["entry", `c.${letters(22)}${way}`, `c.${letters(22)}`],
  ["mail", `${letters(21)}_A`, `${letters(21)}_A`],
  ["mail", `${letters(21)}-Ab`, `${letters(21)}-Ab`],
  ["mail", `${letters(22)}.3`, `${letters(22)}.3`],
  ["table", `table=${signed}`, signed],
  ["table", letters(22), letters(22)],
  ["table", `${letters(21)}_&moment=kx3a-played-2`, `${letters(21)}_`],
  ["moment", `${letters(22)}&moment=kx3a-played-2`, "kx3a-played-2"],
  ["moment", "moment=kx3a-played-2", "kx3a-played-2"],
  ["moment", `${letters(22)}&moment=start`, "start"],
  ["invitation", letters(32), letters(32)],
  ["answer", signed, signed],
  ["unsubscribe", `${letters(31)}-`, `${letters(31)}-`],
  ["part", "messages", "messages"],
];

const encoded = encodeURIComponent;
const glued = [".", ",", ")", ">", "。", "、", "」", "/", '"', "'", "*", "_", ").", "です", "/)", "»"];

/** Ways in which links are changed in transit. */
const damages: Readonly<Record<string, (text: string) => string>> = {
  nothing: (text) => text,
  "a query appended": (text) => `${text}?utm_source=mail`,
  "a part appended": (text) => `${text}&fbclid=IwAR0`,
  "an encoded query appended": (text) => `${text}%3Futm_source%3Dmail`,
  encoded,
  "encoded twice": (text) => encoded(encoded(text)),
  "encoded, with a query appended": (text) => `${encoded(text)}?utm_source=mail`,
  "an entity for &": (text) => text.replaceAll("&", "&amp;"),
  ...Object.fromEntries(glued.map((end) => [`${end} glued to it`, (text: string) => text + end])),
  ...Object.fromEntries(
    glued.map((end) => [`${encoded(end)} glued to it`, (text: string) => text + encoded(end)]),
  ),
};

describe.each(Object.entries(damages))("a link with %s", (_, damage) => {
  it.each(kinds)("of kind %s: %s is read", (form, text, meant) => {
    const found = foundIn(damage(text), linkForms[form]) ?? [];
    expect(found.slice(1)).toContain(meant);
  });
});

describe("a way back", () => {
  const wayIn = (text: string) => new URLSearchParams(foundIn(text, linkForms.entry)?.[2] ?? "").get("next");
  const link = `abcdefghijklmnopqrsTUVW${way}`;

  it.each([link, encoded(link), encoded(encoded(link))])("is read in %s", (text) => {
    expect(wayIn(text)).toBe("/en/m/x/?of=crooks&to=1");
  });
});

it.each<[keyof typeof linkForms, string]>([
  ["entry", "abcdefghijklmnopqrsTUV"],
  ["entry", "abcdefghijklmnopqrsTUVWx"],
  ["mail", letters(22)],
  ["mail", `${letters(22)}Abc`],
  ["table", "utm_source=mail"],
  ["table", `table=${letters(60)}.${letters(42)}`],
  ["invitation", letters(31)],
  ["entry", ""],
  ["entry", "%"],
  ["entry", "%E0%A4%A"],
])("nothing of kind %s is read in %s", (form, text) => {
  expect(foundIn(text, linkForms[form])).toBeNull();
});

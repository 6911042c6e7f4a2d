import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { ENGLISH, LATIN } from "./latin.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** What English pages are made of. */
const said = globSync(
  [
    "apps/web/messages/en.json",
    "apps/web/src/**/messages/en.json",
    "apps/web/src/**/*.{tsx,css}",
    "packages/games/src/**/messages/*en.json",
    "packages/contract/messages/en.json",
  ],
  { cwd: repository },
).filter((path) => !path.includes("/faces/"));

const latin = LATIN.split(",").map((range) => {
  const [from = 0, to = from] = range
    .replace("U+", "")
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return [from, to] as const;
});
const isIn = (code: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([from, to]) => from <= code && code <= to);

it("the small files of the faces have every sign that English pages say", () => {
  expect(said.length).toBeGreaterThan(100);
  const missing = said.flatMap((path) => {
    const text = readFileSync(`${repository}${path}`, "utf8");
    const codes = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0);
    const fetched = codes.filter((code) => code > 0x1f && isIn(code, latin) && !isIn(code, ENGLISH));
    return fetched.map((code) => `${path}: ${String.fromCodePoint(code)}`);
  });
  expect(missing).toEqual([]);
});

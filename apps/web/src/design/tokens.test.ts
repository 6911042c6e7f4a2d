import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SEAT_SIGNS } from "@consigliere/games/picture/seat-signs";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../", import.meta.url));
const TOKENS = "design/tokens.css";

/** A literal colour. Black and white, as shadow and light, are allowed. */
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch)a?\((?!0 0 0 |255 255 255 )\d[^)]*\)/gi;

/** The browser's bar accepts no variable. */
const THEME_COLOR = /themeColor: ".*"/;

const colorsIn = (path: string) =>
  readFileSync(`${source}${path}`, "utf8").replace(THEME_COLOR, "").match(COLOR) ?? [];

it("colours stand in the token file and nowhere else", () => {
  const files = globSync("**/*.{css,ts,tsx}", { cwd: source, exclude: ["design/faces/**"] });
  const others = files.filter((path) => path !== TOKENS && !path.includes(".test."));
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter((path) => colorsIn(path).length > 0)).toEqual([]);
});

it("there are at most forty of them", () => {
  expect(new Set(colorsIn(TOKENS)).size).toBeLessThanOrEqual(40);
});

it("a seat has the same colours on the screen as in pictures", () => {
  // Of each name the first declaration, which is that of the day.
  const tokens = new Map(
    Array.from(
      readFileSync(`${source}${TOKENS}`, "utf8").matchAll(/--([\w-]+): ([^;]+);/g),
      ([, name, value]) => [name, value] as const,
    ).toReversed(),
  );
  const resolved = (name: string) => {
    const value = tokens.get(name) ?? "";
    return tokens.get(/^var\(--(.+)\)$/.exec(value)?.[1] ?? "") ?? value;
  };
  for (const [seat, { color, on }] of SEAT_SIGNS.entries()) {
    expect(resolved(`seat-${seat}`)).toBe(color);
    expect(resolved(`on-seat-${seat}`)).toBe(on);
  }
});

/** The values that each property may have: of a scale, or none. What grows with its box keeps to two of the scale. */
const SCALES = {
  "font-size":
    /^(?:var\(--type-[\w-]+\)|inherit|0|100%|(?:clamp|min|max)\((?!.*\d(?:px|rem)).*var\(--type-.*\))$/,
  gap: /^(?:(?:var\(--space-\w+\)|var\(--gap, var\(--space-\w+\)\)|inherit|normal|0|clamp\((?:var\(--space-\w+\)|[\d.]+vw|[ ,*\d])+\)) ?)+$/,
  // Corners that differ are a drawing's.
  "border-radius": /^(?:var\(--radius-\d\)|inherit|0|50%|\S+ .+)$/,
  "z-index": /^(?:var\(--layer-[\w-]+\)|auto|0)$/,
  "box-shadow":
    /^(?:none|(?:(?:, )?var\(--(?:shadow|ring|edge|glow|mark)-?\w*(?:, var\(--shadow-\w+\))?\))+)$/,
} as const;

const VALUES = /(?<![\w-])(font-size|(?:row-|column-)?gap|border-radius|z-index|box-shadow):\s*([^;{}]+);/g;

/** The widths at which a screen changes: phone, tablet, desk, wide, and a phone at twice its size. */
const WIDTHS = new Set(["280px", "520px", "860px", "1200px"]);
const QUERIES = /@(?:media|container (?:board|stage-middle)) ([^{]*)\{/g;
const LENGTHS =
  /[\d.]+(?:px|rem)(?= <=? width)|(?<=width [<>]=? )[\d.]+(?:px|rem)|(?<=(?:min|max)-width: )[\d.]+\w+/g;

/** The declarations of a style sheet that are off the scales. */
const strays = (path: string) => {
  const sheet = readFileSync(`${source}${path}`, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const values = Array.from(sheet.matchAll(VALUES), ([, property = "", value = ""]) => {
    const kind = property.endsWith("gap") ? "gap" : (property as keyof typeof SCALES);
    return SCALES[kind].test(value.replaceAll(/\s+/g, " ")) ? [] : `${kind}: ${value}`;
  });
  const widths = Array.from(sheet.matchAll(QUERIES), ([, query = ""]) => query.match(LENGTHS) ?? []);
  return [...values.flat(), ...widths.flat().filter((width) => !WIDTHS.has(width))];
};

it("type, gaps, corners, layers, shadows and widths are of the scales", () => {
  const sheets = globSync("**/*.css", { cwd: source }).filter((path) => path !== TOKENS);
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap((path) => strays(path).map((stray) => `${path}: ${stray}`))).toEqual([]);
});

it("there are twelve sizes of type besides print, and at most sixteen shadows", () => {
  const names = new Set(
    readFileSync(`${source}${TOKENS}`, "utf8")
      .match(/^ +--[\w-]+(?=:)/gm)
      ?.map((name) => name.trim()),
  );
  const count = (name: RegExp) => [...names].filter((each) => name.test(each)).length;
  expect(count(/^--type-\d+$/)).toBe(12);
  expect(count(/^--(?:shadow|ring|edge|glow)-(?!strength)|^--ring$/)).toBeLessThanOrEqual(16);
});

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

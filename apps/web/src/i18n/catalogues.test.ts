import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { widthOf } from "../prompts/bar-state.ts";

type Catalogue = { readonly [key: string]: string | Catalogue };

const root = new URL("../../", import.meta.url);
const read = (path: string): Catalogue => JSON.parse(readFileSync(new URL(path, root), "utf8")) as Catalogue;

function flat(catalogue: Catalogue, prefix = ""): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/**
 * The site's own words, those of each of its parts under the name of its folder, and those of each board under `board`.
 */
const foldersOf = (pattern: string, at: number, prefix: string) =>
  globSync(pattern, { cwd: root }).map((file) => [`${prefix}${file.split("/")[at]}.`, file] as const);
const files = [
  ["", "messages/en.json"] as const,
  ...foldersOf("messages/*/en.json", 1, ""),
  ...foldersOf("src/games/*/messages/en.json", 2, "board."),
];
const en = new Map(files.flatMap(([prefix, file]) => flat(read(file), prefix)));

describe("the catalogues of the pages", () => {
  it("name the goal and the scores of every game", () => {
    const games = globSync("src/games/*/scores.ts", { cwd: root }).map((file) => file.split("/")[2]);
    expect(games).not.toEqual([]);
    for (const game of games) {
      for (const key of ["goal", "standing"]) expect([...en.keys()]).toContain(`board.${game}.${key}`);
    }
  });

  it("say in one line of a phone's bar the next thing to choose", () => {
    const hints = Object.entries({ en: 32, ja: 36 }).flatMap(([language, widest]) =>
      globSync(`src/games/*/messages/${language}.json`, { cwd: root }).flatMap((file) =>
        flat({ hint: read(file)["hint"] ?? {} }).map(([, hint]) => ({
          hint,
          isLong: widthOf(hint) > widest,
        })),
      ),
    );
    expect(hints.length).toBeGreaterThan(20);
    expect(hints.filter(({ isLong }) => isLong)).toEqual([]);
  });

  it("hold no key that no page says", () => {
    const sources = globSync("src/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !file.endsWith(".test.ts"))
      .map((file) => readFileSync(new URL(file, root), "utf8"))
      .join("\n");
    const unsaid = [...en.keys()].filter((key) => !isComputed(key) && !isSaid(key, sources));
    expect(unsaid).toEqual([]);
  });
});

/** Keys that come from data; the test of the traits compares them with that data. */
function isComputed(key: string): boolean {
  return key.startsWith("portrait.traits.");
}

/**
 * Whether some source names the key: an end of it as a whole literal, or a literal with a hole that it fits
 * (`racks.${rack}`), or only its last part as a literal beside such a hole.
 */
function isSaid(key: string, sources: string): boolean {
  const parts = key.split(".");
  const tails = parts.map((_, i) => parts.slice(i).join("."));
  if (tails.some((tail) => sources.includes(`"${tail}"`))) return true;
  const holed = tails.flatMap((tail) => tail.split(".").map((_, i, all) => all.with(i, "\u0000").join(".")));
  return holed.some((tail) => {
    const pattern = tail.split("\u0000").map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`\`${pattern.join("\\$\\{[^}]+\\}")}\``).test(sources);
  });
}

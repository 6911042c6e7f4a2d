/** Every catalogue uses the terms of the glossaries: that of the house, and that of its game. */
import { globSync, readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import type { Language } from "./speech.ts";
import { catalogueOf } from "./testing/translate.ts";

interface Entry {
  /** The meaning, in words that are not terms themselves. */
  readonly term: string;
  readonly en: string;
  readonly ja: string;
  /** Whether the Japanese message must have the word wherever the English one has it. */
  readonly always?: boolean;
  /** Games that use the word in a sense of their own. */
  readonly except?: readonly string[];
  /** The words that must not be used instead. */
  readonly never?: { readonly [language in Language]?: readonly string[] };
}

/** A message as people read it, with a mark for each blank, and all of its variants in a row. */
interface Said {
  readonly place: string;
  readonly text: string;
}

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const glossaryIn = (path: string) => JSON.parse(read(path)) as readonly Entry[];

const games = catalogue.map(({ meta }) => meta.id);
const house = glossaryIn("packages/games/src/glossary.json");
const glossaries = new Map(games.map((id) => [id, glossaryIn(`packages/games/src/${id}/glossary.json`)]));

type Part = ReturnType<IntlMessageFormat["getAst"]>[number];

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if ("options" in part)
        return Object.values(part.options)
          .map(({ value }) => textOf(value))
          .join("|");
      if ("children" in part) return textOf(part.children);
      return part.type === 0 ? part.value : "◦";
    })
    .join("");
}

function saidIn(path: string, language: Language): Said[] {
  return [...catalogueOf(JSON.parse(read(path)) as object)].map(([key, message]) => ({
    place: `${path} ${key}`,
    text: textOf(new IntlMessageFormat(message, language).getAst()),
  }));
}

const paths = globSync(
  ["{apps,packages}/*/messages/**/*.json", "{apps,packages}/*/src/**/{messages,lessons}/**/*.json"],
  {
    cwd: root,
  },
);
const pathsIn = (language: Language) =>
  paths.filter((path) => new RegExp(`[./]${language}\\.json$`).test(path)).sort();

/** The game that a file belongs to; undefined: the file belongs to all games. */
const gameOf = (path: string) => games.find((id) => path.includes(`/${id}/`));

function entriesFor(path: string): readonly Entry[] {
  const game = gameOf(path);
  if (game === undefined) return house;
  return [...house.filter(({ except = [] }) => !except.includes(game)), ...(glossaries.get(game) ?? [])];
}

function faultsIn(said: readonly Said[], language: Language, entries: readonly Entry[]): string[] {
  return said.flatMap(({ place, text }) =>
    entries.flatMap(({ [language]: word, never = {} }) =>
      (never[language] ?? [])
        .map((pattern) => new RegExp(pattern, "u").exec(text)?.[0])
        .filter((found) => found !== undefined)
        .map((found) => `${place}: “${found}”, not “${word}”: ${text}`),
    ),
  );
}

describe("messages keep to the glossary", () => {
  it("wherever there are any", () => {
    for (const language of ["en", "ja"] as const) {
      const places = pathsIn(language).map((path) => gameOf(path) ?? path);
      expect(places).toEqual(expect.arrayContaining([...games, `apps/web/messages/${language}.json`]));
    }
    expect(
      pathsIn("ja")
        .map((path) => path.replace(/ja\.json$/, "en.json"))
        .sort(),
    ).toEqual(pathsIn("en"));
  });

  it.each(["en", "ja"] as const)("%s: none has a word that the glossary rules out", (language) => {
    const faults = pathsIn(language).flatMap((path) =>
      faultsIn(saidIn(path, language), language, entriesFor(path)),
    );
    expect(faults).toEqual([]);
  });

  it("the Japanese rulebooks have none either", () => {
    const faults = games.flatMap((id) => {
      const path = `packages/games/src/${id}/rulebook.ja.md`;
      const lines = read(path)
        .split("\n")
        .map((text, i) => ({ place: `${path}:${i + 1}`, text }));
      return faultsIn(lines, "ja", entriesFor(path));
    });
    expect(faults).toEqual([]);
  });

  it("a word that always has the same translation has it everywhere", () => {
    const faults = pathsIn("en").flatMap((path) => {
      const japanese = new Map(
        saidIn(path.replace(/en\.json$/, "ja.json"), "ja").map(({ place, text }) => [place, text]),
      );
      return saidIn(path, "en").flatMap(({ place, text }) => {
        const other = japanese.get(place.replace("en.json ", "ja.json ")) ?? "";
        return entriesFor(path)
          .filter(
            ({ always, en, ja }) =>
              always && new RegExp(`\\b${en}\\b`, "i").test(text) && !other.includes(ja),
          )
          .map(({ en, ja }) => `${place}: “${en}” without “${ja}”: ${other}`);
      });
    });
    expect(faults).toEqual([]);
  });

  it("the log is told in one tone", () => {
    const polite = /(です|ます|ました|ません(でした)?)(?=[。、：|]|$)/;
    const events = pathsIn("ja").flatMap((path) =>
      saidIn(path, "ja").filter(({ place }) => / event\./.test(place)),
    );
    expect(events.length).toBeGreaterThan(100);
    expect(events.filter(({ text }) => polite.test(text))).toEqual([]);
  });

  it("a message that does not is named by its key", () => {
    const planted = [{ place: "ja.json menu.play", text: "もう一度プレイする" }];
    expect(faultsIn(planted, "ja", house)).toEqual([
      expect.stringContaining("ja.json menu.play: “プレイ”, not “プレー”"),
    ]);
  });
});

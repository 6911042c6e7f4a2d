/** Every catalogue uses the terms of the glossaries: that of the service, and that of its game. */
import { globSync, readFileSync } from "node:fs";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@consigliere/languages";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { catalogueOf, differences } from "./testing/translate.ts";

/** The word for it in each language; absent: that language has no term for it yet. */
interface Entry extends Partial<Readonly<Record<Locale, string>>> {
  /** The meaning, in words that are not terms themselves. */
  readonly term: string;
  /** Whether the other languages' messages must have their word wherever the English one has it. */
  readonly always?: boolean;
  /** Games that use the word in a sense of their own. */
  readonly except?: readonly string[];
  /** The words that must not be used instead. */
  readonly never?: { readonly [locale in Locale]?: readonly string[] };
}

/** A message as people read it, with a mark for each blank, and all of its variants in a row. */
interface Said {
  readonly place: string;
  readonly text: string;
}

/** The languages that are translated into. */
const translations = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

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

function saidIn(path: string, locale: Locale): Said[] {
  return [...catalogueOf(JSON.parse(read(path)) as object)].map(([key, message]) => ({
    place: `${path} ${key}`,
    text: textOf(new IntlMessageFormat(message, locale).getAst()),
  }));
}

const paths = globSync(
  ["{apps,packages}/*/messages/**/*.json", "{apps,packages}/*/src/**/{messages,lessons}/**/*.json"],
  {
    cwd: root,
  },
);
const pathsIn = (locale: Locale) =>
  paths.filter((path) => new RegExp(`[./]${locale}\\.json$`).test(path)).sort();

/** The game that a file belongs to; undefined: the file belongs to all games. */
const gameOf = (path: string) => games.find((id) => path.includes(`/${id}/`));

function entriesFor(path: string): readonly Entry[] {
  const game = gameOf(path);
  if (game === undefined) return house;
  return [...house.filter(({ except = [] }) => !except.includes(game)), ...(glossaries.get(game) ?? [])];
}

function faultsIn(said: readonly Said[], locale: Locale, entries: readonly Entry[]): string[] {
  return said.flatMap(({ place, text }) =>
    entries.flatMap(({ [locale]: word, never = {} }) =>
      (never[locale] ?? [])
        .map((pattern) => new RegExp(pattern, "u").exec(text)?.[0])
        .filter((found) => found !== undefined)
        .map((found) => `${place}: “${found}”, not “${word}”: ${text}`),
    ),
  );
}

describe("messages keep to the glossary", () => {
  it("wherever there are any", () => {
    const places = pathsIn("en").map((path) => gameOf(path) ?? path);
    expect(places).toEqual(expect.arrayContaining([...games, "apps/web/messages/en.json"]));
  });

  it.each(LOCALES)("%s: says the same as English, under the same keys", (locale) => {
    const named = (path: string) => path.replace(/en\.json$/, `${locale}.json`);
    expect(pathsIn(locale)).toEqual(pathsIn("en").map(named).sort());
    const faults = pathsIn("en").flatMap((path) =>
      differences(JSON.parse(read(path)) as object, JSON.parse(read(named(path))) as object, locale).map(
        (key) => `${named(path)} ${key}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it.each(LOCALES)("%s: none has a word that the glossary rules out", (locale) => {
    const faults = pathsIn(locale).flatMap((path) =>
      faultsIn(saidIn(path, locale), locale, entriesFor(path)),
    );
    expect(faults).toEqual([]);
  });

  it.each(translations)("%s: the rulebooks have none either", (locale) => {
    const faults = games.flatMap((id) => {
      const path = `packages/games/src/${id}/rulebook.${locale}.md`;
      const lines = read(path)
        .split("\n")
        .map((text, i) => ({ place: `${path}:${i + 1}`, text }));
      return faultsIn(lines, locale, entriesFor(path));
    });
    expect(faults).toEqual([]);
  });

  it.each(translations)("%s: a word that always has the same translation has it everywhere", (locale) => {
    const faults = pathsIn("en").flatMap((path) => {
      const translated = new Map(
        saidIn(path.replace(/en\.json$/, `${locale}.json`), locale).map(({ place, text }) => [place, text]),
      );
      return saidIn(path, "en").flatMap(({ place, text }) => {
        const other = translated.get(place.replace("en.json ", `${locale}.json `)) ?? "";
        return entriesFor(path)
          .filter(
            ({ always, en, [locale]: word = "" }) =>
              always &&
              new RegExp(`\\b${en}\\b`, "i").test(text) &&
              !other.toLowerCase().includes(word.toLowerCase()),
          )
          .map(({ en, [locale]: word }) => `${place}: “${en}” without “${word}”: ${other}`);
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
